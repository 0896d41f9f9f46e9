import type * as storage from '@shop/shared/storage';
import type { VirtualTime } from './virtual-time';

type Listener = Parameters<typeof storage.onStored>[0];

interface View {
  values: Map<string, string>;
  /** own writes that the browser has not yet put in order with those of others */
  pending: Map<string, number>;
  listeners: Set<Listener>;
}

/**
 * The local storage of a browser whose tabs are processes: a tab sees its own writes at once, and
 * those of others a little later; the browser decides on their order.
 */
export class SharedStorage {
  private readonly views: View[] = [];
  /** What the browser itself has: a new tab begins with it. */
  private readonly values = new Map<string, string>();
  /** Called with every write that changes something, with the value that the writing tab saw before. */
  onWrite: (key: string, value: string | undefined, before: string | undefined) => void = () =>
    undefined;

  /** @param lag from tab to tab, in ms; 0 is at once */
  constructor(
    private readonly time: VirtualTime,
    public lag: number,
  ) {}

  /** What `@shop/shared/storage` is in a new tab. */
  openTab(): Pick<typeof storage, 'readStored' | 'writeStored' | 'onStored'> {
    const view: View = { values: new Map(this.values), pending: new Map(), listeners: new Set() };
    this.views.push(view);
    return {
      readStored: (key) => view.values.get(key),
      writeStored: (key, value) => {
        this.write(view, key, value);
        return true;
      },
      onStored: (listener) => {
        view.listeners.add(listener);
        return () => void view.listeners.delete(listener);
      },
    };
  }

  private write(writer: View, key: string, value: string | undefined): void {
    const before = writer.values.get(key);
    if (before === value) return;
    this.onWrite(key, value, before);
    put(writer.values, key, value);
    // Those that are there then: a tab may open while a write is on its way.
    const others = () => this.views.filter((view) => view !== writer);
    if (this.lag === 0) {
      put(this.values, key, value);
      for (const other of others()) put(other.values, key, value);
      for (const other of others()) this.time.after(0, () => hear(other, key));
      return;
    }
    writer.pending.set(key, (writer.pending.get(key) ?? 0) + 1);
    this.time.after(this.lag, () => {
      writer.pending.set(key, (writer.pending.get(key) ?? 1) - 1);
      put(this.values, key, value);
      for (const other of others()) {
        if (other.pending.get(key)) continue;
        put(other.values, key, value);
        hear(other, key);
      }
    });
  }
}

function put(values: Map<string, string>, key: string, value: string | undefined): void {
  if (value === undefined) values.delete(key);
  else values.set(key, value);
}

function hear(view: View, key: string): void {
  for (const listener of [...view.listeners]) listener(key);
}
