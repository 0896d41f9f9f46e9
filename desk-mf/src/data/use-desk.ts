import { isHttpError, isOffline, isUnavailable } from '@shop/shared/http';
import { useLocation } from 'federated-site/router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { describeDifference } from './change-rules';
import { enqueue, historyCache, noteAuthError, reloads } from './desk-store';
import { nothingSaved } from './failure-rules';
import { showDone, showFailure } from './outcome';

/** A change to what a page shows; R is the thing in it that the API answers. */
export interface Change<T, R> {
  /** What it will be: shown before the API has answered. */
  optimistic: (now: T) => T;
  /** @param now the API's last answer, after all changes before this one */
  send: (now: T) => Promise<R & { change?: number }>;
  /** Puts the answer in its place. */
  merge: (now: T, answer: R) => T;
  /**
   * What was done, for the message that offers to undo it.
   * @param now what `send` was given: not what is shown, to which this change and later ones are added
   */
  text: (answer: R, now: T) => string;
  /**
   * Whether R has what was to be changed: asked where an answer may have been lost. Only for a page
   * whose `load` gives R itself.
   */
  isDone?: (now: R) => boolean;
}

interface State<T> {
  key: string;
  /** the API's last answer */
  data?: T | undefined;
  error?: unknown;
  /** of the changes that are not answered yet */
  edits: readonly ((now: T) => T)[];
  /** the refusal of a change because of another one, and what that one changed */
  conflict?: { error: unknown; text: string } | undefined;
}

export type Desk<T> = ReturnType<typeof useDesk<T>>;

/**
 * As `useDesk`, for a page with lists.
 * @param load is given the last data of this entry of the history: Back loads as much of a list
 */
export function useDeskLists<T>(
  key: string,
  load: (signal: AbortSignal | undefined, previous: T | undefined) => Promise<T>,
) {
  const { key: entry } = useLocation();
  const previous = () => historyCache.peek(entry) as T | undefined;
  const desk = useDesk(key, (signal) => load(signal, previous()), enqueue, previous());
  useEffect(() => {
    if (desk.data) historyCache.set(entry, desk.data);
  });
  return desk;
}

/**
 * What a page shows, from the API: loaded again when something was undone.
 * @param key names what `load` loads
 * @param schedule runs `load`; by default after the changes before it, whose answers it must not overtake
 * @param initial what is shown until then
 */
export function useDesk<T>(
  key: string,
  load: (signal?: AbortSignal) => Promise<T>,
  schedule: <W>(task: () => Promise<W>) => Promise<W> = enqueue,
  initial?: T,
) {
  const [state, setState] = useState<State<T>>({ key: '', edits: [] });
  const latest = useRef(state);
  const set = (next: Partial<State<T>>) => {
    latest.current = { ...latest.current, ...next };
    setState(latest.current);
  };
  const reload = async (signal?: AbortSignal) => {
    try {
      const data = await load(signal);
      if (!signal?.aborted) set({ key, data, error: undefined });
    } catch (error) {
      if (signal?.aborted) return;
      noteAuthError(error);
      set({ key, error, ...(latest.current.key !== key && { data: initial }) });
    }
  };
  const start = useEffectEvent(reload);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it says when to load again
  useEffect(() => {
    const loading = new AbortController();
    const again = () => start(loading.signal);
    void schedule(again);
    reloads.add(again);
    return () => {
      loading.abort();
      reloads.delete(again);
    };
  }, [key]);

  const { data, error, edits, conflict } = state.key === key ? state : { data: initial, edits: [] };
  return {
    /** undefined while it is loading for the first time */
    data: edits.reduce((now, edit) => now && edit(now), data),
    /** why it could not be loaded */
    error,
    /** It is not there: to load it again does not help. */
    isGone: isHttpError(error, 404),
    /** the change of another person that made the API refuse the last change */
    conflict: conflict?.text,
    /** The last refusal is over: nothing of it is left to save. */
    showNothingToSave: () => {
      set({ conflict: undefined });
      showDone('Nothing to save.', undefined);
    },
    reload: () => schedule(reload),
    /** Adds to what is shown; a message says when it fails. */
    loadMore: (next: (now: T) => Promise<T>) =>
      enqueue(async () => {
        try {
          set({ data: await next(latest.current.data as T) });
        } catch (error) {
          showFailure(error, 'This could not be loaded.');
        }
      }),
    /** Makes a change that is shown at once; gives the error when it fails and is taken back. */
    change: <R>({ optimistic, send, merge, text, isDone }: Change<T, R>): Promise<unknown> => {
      set({ conflict: undefined, edits: [...latest.current.edits, optimistic] });
      return enqueue(async () => {
        const { data, conflict } = latest.current;
        const end = (answer: R | undefined, next?: Partial<State<T>>) => {
          const edits = latest.current.edits.filter((other) => other !== optimistic);
          set({ edits, ...(answer && { data: merge(data as T, answer) }), ...next });
        };
        try {
          // It was pressed before the other one's change could be seen.
          if (conflict) throw conflict.error;
          const done = await send(data as T);
          end(done);
          // All was so already: what was typed is the same in other words.
          const isChanged = done.change !== undefined;
          showDone(isChanged ? text(done, data as T) : 'Nothing was changed.', done.change);
          return undefined;
        } catch (error) {
          const isLost = isUnavailable(error) && !isOffline(error);
          const reloaded = isLost && isDone ? await load().catch(() => undefined) : undefined;
          const { current } = (isHttpError(error, 409) ? error.body : { current: reloaded }) as {
            current?: R;
          };
          // The answer to this press was lost, or the answer to the press before it.
          if (current && isDone?.(current)) {
            end(current);
            showDone(text(current, data as T), undefined);
            return undefined;
          }
          if (isLost) {
            end(current);
            // Where it has changed at all, the change may have been saved and then changed again.
            const isSame = JSON.stringify(current) === JSON.stringify(data);
            showFailure(error, isSame ? nothingSaved : undefined);
          } else if (current && !conflict) {
            const text = describeDifference({ ...data }, { ...current });
            end(current, { conflict: { error, text } });
            showFailure(error, `It was changed just now: ${text}. Nothing was saved.`);
          } else {
            end(current);
            showFailure(error);
          }
          return error;
        }
      });
    },
  };
}

/** @returns the list with an entry in the place of the one of its id */
export const withEntry = <T extends { id: number }>(list: readonly T[], entry: T): T[] =>
  list.map((other) => (other.id === entry.id ? entry : other));
