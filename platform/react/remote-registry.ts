import { browserTimeoutsMs, TimeoutError, withTimeout } from 'federated-site/async';
import type { NavigationEntry } from 'federated-site/release/release-set';
import type { RemoteModule } from './remote';

/** @param isLate of a previous version: the newer one has not failed, it does not come in time */
export type RemoteLoader = (remote: string, isLate?: boolean) => Promise<RemoteModule>;

const none: RemoteLoader = (remote) =>
  Promise.reject(new Error(`no loader for the remote "${remote}"`));

let loader = none;
let previousLoader = none;
const waiting = new Set<() => void>();

/**
 * For the host: how a remote named in the release set is reached.
 * @param previous gives the version before, from which on the page uses that one
 */
export function setRemoteLoader(next: RemoteLoader, previous: RemoteLoader = none): void {
  loader = next;
  previousLoader = previous;
}

/** @throws when the remote cannot be loaded, or not soon; `onRemoteRecovered` tells when it comes */
export const loadRemote: RemoteLoader = (remote) => loader(remote);

/** @throws when there is no previous version, or it cannot be loaded */
export const loadPreviousVersion: RemoteLoader = (remote, isLate) => previousLoader(remote, isLate);

/**
 * What remotes add to the site's menu: `navigation` in the contracts of the release that pages are
 * rendered with. It is set before the first page, on the server and in the browser alike.
 */
export const siteNavigation: { entries: readonly NavigationEntry[] } = { entries: [] };

/** For the host: a remote that was given up has come after all. */
export function notifyRemoteRecovered(): void {
  for (const listener of [...waiting]) listener();
}

/**
 * Calls back when a remote that was given up has come after all.
 * @returns a function that ends the subscription
 */
export function onRemoteRecovered(listener: () => void): () => void {
  waiting.add(listener);
  return () => void waiting.delete(listener);
}

/**
 * What an app gives, in spite of a version that is broken: asked for once more when it fails at
 * once; then, or when it is slow, its previous version is loaded, and the first good one wins.
 * @param previous the same of the app's previous version; asked for only in need, with whether the
 * app is late and has not failed
 * @throws what the second try says, when the previous version fails too
 */
export async function withPreviousVersion<T>(
  load: () => Promise<T>,
  previous: (isLate: boolean) => Promise<T>,
): Promise<T> {
  const loaded = load().catch(load);
  const older = withTimeout(loaded, browserTimeoutsMs.version, 'a part of the shop').catch(
    (error) => previous(error instanceof TimeoutError),
  );
  // `Promise.any`, which Chromium 84 does not have.
  return new Promise((resolve) => {
    loaded.then(resolve, () => undefined);
    older.then(resolve, () => resolve(loaded));
  });
}
