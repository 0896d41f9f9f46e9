import type { RemoteModule } from './remote';

export type RemoteLoader = (remote: string) => Promise<RemoteModule>;

let loader: RemoteLoader = (remote) =>
  Promise.reject(new Error(`no loader for the remote "${remote}"`));

/** For the host: how a remote named in the release set is reached. */
export function setRemoteLoader(next: RemoteLoader): void {
  loader = next;
}

/** @throws when the remote cannot be loaded */
export const loadRemote: RemoteLoader = (remote) => loader(remote);
