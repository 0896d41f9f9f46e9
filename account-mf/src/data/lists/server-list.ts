/** An action on a list failed; the message is for the visitor (spec sections 5 and 8). */
export class ListError extends Error {
  override readonly name = 'ListError';
}

/** A list as the visitor sees it. */
export interface ListView<Item> {
  /** `unknown` until it has been loaded; `failed` when the last load did */
  state: 'unknown' | 'failed' | 'ready';
  items: readonly Item[];
}

/** Something the visitor does to a list. */
export interface Change<Item> {
  /** The list as it will be; shown at once, and taken back when the call fails. */
  show: (items: readonly Item[]) => readonly Item[];
  /** The call needs to know nothing of the list, so that it need not be loaded first. */
  blind?: boolean;
  /**
   * Tells the server. `items` is what it answered last; `keep` says what is known to hold now, in
   * case the reload that follows gets no answer.
   * @throws when the server refuses or no answer comes
   */
  call: (items: readonly Item[], keep: (items: readonly Item[]) => void) => Promise<void>;
}

export interface Source<Item> {
  /** @throws when the list cannot be had */
  load: () => Promise<readonly Item[]>;
  /** Whose list it is; undefined when nobody is signed in. */
  owner: () => string | undefined;
  onView: (view: ListView<Item>) => void;
  /** What the server has, whenever it said so. */
  onLoaded: (items: readonly Item[]) => void;
}

export interface ServerList<Item> {
  /** @throws as the change's call, after the list was reloaded */
  change: (change: Change<Item>) => Promise<void>;
  /** Never rejects: the view says when it failed. */
  reload: () => Promise<void>;
  /** What the server answered last; undefined when it has not, or to somebody else. */
  known: () => readonly Item[] | undefined;
  /** Shows the changes under way anew. */
  redraw: () => void;
  /** Makes the calls of all changes that wait for their turn, since the page goes. */
  sendAll: () => void;
}

/**
 * A list that the server owns. What is shown is what it answered last, with the changes that are
 * under way on top: a change that fails is taken away from the top, so nothing has to be undone.
 * Calls run one after the other, each followed by a reload (spec section 4); only when the page
 * goes, all that are left are made at once.
 */
export function serverList<Item>(source: Source<Item>): ServerList<Item> {
  let owner = source.owner();
  let settled: readonly Item[] | undefined;
  let failed = false;
  let changes: readonly Change<Item>[] = [];
  let turn: Promise<unknown> = Promise.resolve();
  let reloading: Promise<void> | undefined;
  const waiting = new Set<() => void>();

  /** Makes sure that nothing of one visitor is shown to another. */
  function heedOwner(): void {
    if (source.owner() === owner) return;
    owner = source.owner();
    settled = undefined;
    failed = false;
    changes = [];
  }

  function redraw(): void {
    heedOwner();
    const items = changes.reduce((before, { show }) => show(before), settled ?? []);
    source.onView({ state: failed ? 'failed' : settled ? 'ready' : 'unknown', items });
  }

  function inTurn(task: () => Promise<void>): Promise<void> {
    const done = turn.then(task);
    turn = done.catch(() => undefined);
    return done;
  }

  async function load(): Promise<void> {
    const mine = source.owner();
    if (mine === undefined) return redraw();
    const items = await source.load().catch((error: unknown) => {
      console.info('list of the visitor:', error);
      return undefined;
    });
    heedOwner();
    if (owner !== mine) return;
    failed = items === undefined;
    settled = items ?? settled;
    redraw();
    if (items) source.onLoaded(items);
  }

  function change(wanted: Change<Item>): Promise<void> {
    heedOwner();
    const mine = owner;
    changes = [...changes, wanted];
    redraw();
    let attempted: ReturnType<typeof attempt> | undefined;
    const send = () => {
      waiting.delete(send);
      if (owner !== mine || mine === undefined) return undefined;
      attempted ??= attempt(wanted, mine);
      return attempted;
    };
    waiting.add(send);
    return new Promise((resolve, reject) => {
      void inTurn(async () => {
        heedOwner();
        const attempt = send();
        if (!attempt) return reject(new Error('Not authenticated'));
        const failure = await attempt;
        changes = changes.filter((other) => other !== wanted);
        // At once: the reload may take its time.
        if (failure) redraw();
        else resolve();
        await load();
        if (failure) reject(failure.error);
      });
    });
  }

  async function attempt(wanted: Change<Item>, mine: string) {
    if (!settled && !wanted.blind) await load();
    const before = settled ?? [];
    const keep = (items: readonly Item[]) => {
      if (owner === mine) settled = items;
    };
    try {
      await wanted.call(before, keep);
      return undefined;
    } catch (error) {
      return { error };
    } finally {
      heedOwner();
    }
  }

  /** Those who ask before it has begun share one. */
  function reload(): Promise<void> {
    reloading ??= inTurn(() => {
      reloading = undefined;
      return load();
    });
    return reloading;
  }

  const known = () => {
    heedOwner();
    return settled;
  };
  const sendAll = () => {
    heedOwner();
    for (const send of waiting) send();
  };
  return { change, reload, known, redraw, sendAll };
}
