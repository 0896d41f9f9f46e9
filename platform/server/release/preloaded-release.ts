import type { Preload } from '../../release-set/store-reader';
import type { ReleaseRenderer } from './release-renderer';

/** A release is loaded in advance, and stays, for so long after a promote began to check it, in ms. */
const maxAgeMs = 60_000;

/**
 * The release that a promote is checking, loaded while it does: visitors get it as soon as the
 * channel moves, from all copies at once.
 */
export class PreloadedRelease {
  private current:
    | { at: string; id: string; loading: Promise<ReleaseRenderer | undefined> }
    | undefined;

  /** Begins to load a release, once for each promote. One that does not run is left to the gate. */
  start({ at, set }: Preload, load: (set: Preload['set']) => Promise<ReleaseRenderer>): void {
    // The clock of the machine that promotes may differ a little.
    if (at === this.current?.at || Date.now() - Date.parse(at) > maxAgeMs) return;
    void this.close();
    const loading = load(set).catch(() => undefined);
    this.current = { at, id: set.id, loading };
    setTimeout(() => {
      if (this.current?.at === at) void this.close();
    }, maxAgeMs).unref();
  }

  /** @returns that release, once it has loaded; undefined where another one was, or it does not run */
  async take(id: string): Promise<ReleaseRenderer | undefined> {
    if (this.current?.id !== id) return undefined;
    const { loading } = this.current;
    this.forget();
    return loading;
  }

  /** Ends its workers. */
  async close(): Promise<void> {
    const loading = this.current?.loading;
    this.forget();
    await (await loading)?.close();
  }

  private forget(): void {
    if (this.current)
      this.current = { ...this.current, id: '', loading: Promise.resolve(undefined) };
  }
}
