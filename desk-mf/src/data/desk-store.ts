import { session, useSession } from '@shop/shared/session';
import { ResourceCache } from 'federated-site/async';
import { atom, getDefaultStore, useAtom, useAtomValue } from 'jotai';
import { isAuthError } from './failure-rules';

const store = getDefaultStore();
const refused = atom<unknown>();

/** Whether the desk asks for a new sign-in: its calls were refused since the last one. */
export const useMustSignIn = (): boolean => useAtomValue(refused, { store }) === useSession();

/** A call that needs a new sign-in, or the role, ends the desk until there is one. */
export function noteAuthError(error: unknown): void {
  if (isAuthError(error)) store.set(refused, session());
}

const photoProgress = atom<Readonly<Record<string, number | undefined>>>({});

/** Part of each photo that was sent, from 0 to 1, by what it is for. */
export const usePhotoProgress = () => useAtom(photoProgress, { store });

/** Each loads again what a page shows. */
export const reloads = new Set<() => Promise<void>>();

/** What a page showed, by entry of the history: Back shows it at once, at the place where it was left. */
export const historyCache = new ResourceCache<unknown>({ maxEntries: 30 });

let lastTask: Promise<unknown> = Promise.resolve();

/** Runs calls one after the other: each can send the version that the one before it was answered. */
export function enqueue<T>(task: () => Promise<T>): Promise<T> {
  const done = lastTask.then(task, task);
  lastTask = done;
  return done;
}
