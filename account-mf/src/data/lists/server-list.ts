import { emit, on } from '@shop/shared/bus';
import type { EventName } from '@shop/shared/contract';
import { onTokens } from '@shop/shared/tokens';
import type { Events } from 'federated-site/react';
import { getDefaultStore, type PrimitiveAtom } from 'jotai';
import { isPageGone, pageGone } from './page-end';
import { sessionId } from './session-id';
import { refreshStaleToken } from './token-expiry';
import { hasUnsentWrites, onUnsentWrites, sendUnsentWrites } from './unsent-writes';

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
interface Change<Item> {
  /** The list as it will be; shown at once, and taken back when the call fails. */
  show: (items: readonly Item[]) => readonly Item[];
  /** The call does not need the list: it is not loaded first. */
  skipLoad?: boolean;
  /**
   * Calls the server. `items` is its last answer; `setItems` sets the items that the call's answer
   * implies, in case the reload that follows gets no answer.
   * @throws when the server refuses or no answer comes
   */
  call: (items: readonly Item[], setItems: (items: readonly Item[]) => void) => Promise<void>;
}

interface ListSource<Item, Event extends EventName> {
  /** @throws when the list cannot be loaded */
  load: () => Promise<readonly Item[]>;
  /** Holds the list as it is shown. */
  viewAtom: PrimitiveAtom<ListView<Item>>;
  /** Announces the server's list to other tabs and apps. */
  event: Event;
  detailOf: (items: readonly Item[]) => Events[Event];
}

export interface ServerList<Item> {
  /** @throws ListError at once when signed out; as the change's call, after the list was reloaded */
  change: (change: Change<Item>) => Promise<void>;
  /** Never rejects: the view says when it failed. */
  reload: () => Promise<void>;
  /** The server's last answer; undefined when there is none, or for another visitor. */
  known: () => readonly Item[] | undefined;
  /** Applies the changes under way to the list again, and shows it. */
  redraw: () => void;
  /** Makes the calls of all changes that wait for their turn, since the page is being left. */
  sendAll: () => void;
}

/**
 * A list of the signed-in visitor that the server owns. Shown is the server's last answer with the
 * changes under way applied to it; a change that fails is removed, so nothing has to be undone.
 * Calls run one after the other, each followed by a reload (spec section 4); only when the page
 * goes, all that are left are made at once.
 */
export function serverList<Item, Event extends EventName>(
  source: ListSource<Item, Event>,
): ServerList<Item> {
  const { event, detailOf } = source;
  let owner = sessionId();
  let serverItems: readonly Item[] | undefined;
  let failed = false;
  let changes: readonly Change<Item>[] = [];
  let lastTask: Promise<unknown> = Promise.resolve();
  let reloading: Promise<void> | undefined;
  let lastDetail: string | undefined;
  const waiting = new Set<() => void>();

  /** Nothing of one visitor is shown to another. */
  function resetForNewVisitor(): void {
    if (sessionId() === owner) return;
    owner = sessionId();
    serverItems = undefined;
    failed = false;
    changes = [];
  }

  function redraw(): void {
    resetForNewVisitor();
    const items = changes.reduce((before, { show }) => show(before), serverItems ?? []);
    const state = failed ? 'failed' : serverItems ? 'ready' : 'unknown';
    // By the store: tabs, timers and the end of a page change the list, outside of components.
    getDefaultStore().set(source.viewAtom, { state, items });
  }

  function enqueue(task: () => Promise<void>): Promise<void> {
    const done = lastTask.then(task);
    lastTask = done.catch(() => undefined);
    return done;
  }

  async function load(): Promise<void> {
    const mine = sessionId();
    if (mine === undefined) return redraw();
    await sendUnsentWrites();
    const items = await source.load().catch((error: unknown) => {
      console.info('list of the visitor:', error);
      return undefined;
    });
    resetForNewVisitor();
    if (owner !== mine) return;
    failed = items === undefined;
    serverItems = items ?? serverItems;
    redraw();
    if (items && JSON.stringify(detailOf(items)) !== lastDetail) emit(event, detailOf(items));
  }

  function change(added: Change<Item>): Promise<void> {
    resetForNewVisitor();
    const mine = owner;
    if (mine === undefined) return Promise.reject(new ListError('Not authenticated'));
    changes = [...changes, added];
    redraw();
    let started: ReturnType<typeof callServer> | undefined;
    const send = () => {
      waiting.delete(send);
      if (owner !== mine) return undefined;
      started ??= callServer(added, mine);
      return started;
    };
    waiting.add(send);
    return new Promise((resolve, reject) => {
      void enqueue(async () => {
        resetForNewVisitor();
        const result = send();
        if (!result) return reject(new Error('Not authenticated'));
        const failure = await result;
        changes = changes.filter((other) => other !== added);
        // At once: the reload may take its time.
        if (failure) redraw();
        else resolve();
        await load();
        if (failure) reject(failure.error);
      });
    });
  }

  /** Unsent writes go first; and a fresh token lets the call succeed even if the page goes. */
  async function prepareCall({ skipLoad }: Change<Item>): Promise<void> {
    await refreshStaleToken();
    const isUnknown = !serverItems && !skipLoad;
    if (isUnknown || hasUnsentWrites()) await load();
  }

  /** @returns the error of a call that failed */
  async function callServer(change: Change<Item>, mine: string) {
    if (!isPageGone()) await Promise.race([prepareCall(change), pageGone()]);
    const before = serverItems ?? [];
    const setItems = (items: readonly Item[]) => {
      if (owner === mine) serverItems = items;
    };
    try {
      await change.call(before, setItems);
      return undefined;
    } catch (error) {
      return { error };
    } finally {
      resetForNewVisitor();
    }
  }

  /** All callers share one that has not begun. */
  function reload(): Promise<void> {
    reloading ??= enqueue(async () => {
      reloading = undefined;
      // Else the API refuses each list, and it is requested twice.
      await refreshStaleToken();
      return load();
    });
    return reloading;
  }

  const known = () => {
    resetForNewVisitor();
    return serverItems;
  };
  const sendAll = () => {
    resetForNewVisitor();
    for (const send of waiting) send();
  };

  onTokens(redraw);
  onUnsentWrites(() => void reload());
  on(event, (detail) => {
    lastDetail = JSON.stringify(detail);
    const items = known();
    // Another tab changed it.
    if (items && JSON.stringify(detailOf(items)) !== lastDetail) void reload();
  });
  return { change, reload, known, redraw, sendAll };
}
