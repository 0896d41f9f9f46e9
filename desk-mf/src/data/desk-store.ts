import { isHttpError } from '@shop/shared/http';
import { useSyncExternalStore } from 'react';

/** What all pages of the desk know: how often something was undone, and whether to sign in again. */
interface DeskState {
  revision: number;
  mustSignIn: boolean;
}

let state: DeskState = { revision: 0, mustSignIn: false };
const listeners = new Set<() => void>();

function change(next: Partial<DeskState>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useDeskState = (): DeskState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => state,
  );

/** What pages show may be out of date: they load it again. */
export const reloadDesk = (): void => change({ revision: state.revision + 1 });

/** After a sign-in; the page begins again. */
export const signedInAgain = (): void => change({ mustSignIn: false });

/** A call that needs a new sign-in, or the role, ends the desk until there is one. */
export function noteRefusal(error: unknown): void {
  if (isHttpError(error, 401) || isHttpError(error, 403)) change({ mustSignIn: true });
}

/** What was typed and is not saved, by page: it outlives a sign-in, and a way to another page. */
export const drafts = new Map<string, Readonly<Record<string, string>>>();
