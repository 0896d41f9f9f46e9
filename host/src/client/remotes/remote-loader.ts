import { withTimeout } from '@shop/shared/async';
import type { PageRelease, PageRemote } from '@shop/shared/contract';
import {
  notifyRemoteRecovered,
  type RemoteLoader,
  type RemoteModule,
  withPreviousVersion,
} from '@shop/shared/federation';
import { loadVersion } from './load-version';

/** What asks for a remote is told after this that it does not come soon, in ms. */
const remoteTimeoutMs = 7_000;

const versions = new WeakMap<RemoteModule, string>();

/** The version that a remote was loaded in. */
export const versionOf = (remote: RemoteModule): string | undefined => versions.get(remote);

/** How a page reaches the remotes of its release set, and their previous versions in need. */
export function remoteLoaders(release: PageRelease): {
  load: RemoteLoader;
  previous: RemoteLoader;
} {
  const loading = new Map<string, Promise<RemoteModule>>();
  const replacing = new Map<string, Promise<RemoteModule>>();
  const givenUp = new Set<string>();

  const loadNamed = async (remote: PageRemote) => {
    const module = await loadVersion(remote);
    versions.set(module, remote.version);
    return module;
  };

  const previous: RemoteLoader = (name) => {
    const known = replacing.get(name);
    if (known) return known;
    const previous = import(/* webpackChunkName: "rare" */ '../previous/previous-remote')
      .then(({ loadPreviousVersion }) => loadPreviousVersion(release, name))
      .then(loadNamed);
    replacing.set(name, previous);
    previous.catch(() => replacing.delete(name));
    return previous;
  };

  const load: RemoteLoader = (name) => {
    const known = loading.get(name);
    if (known) return known;
    const remote = release.remotes[name];
    if (!remote) return Promise.reject(new Error(`${release.id} has no remote "${name}"`));
    const whole = withPreviousVersion(
      () => loadNamed(remote),
      () => previous(name),
    );
    // A failure is forgotten, so that asking again tries again; a late answer is kept.
    const soon = withTimeout(whole, remoteTimeoutMs, name).catch((error: unknown) => {
      if (loading.get(name) === soon) loading.delete(name);
      givenUp.add(name);
      throw error;
    });
    // Late, or because somebody tried again: all its places come back.
    whole.then(
      () => {
        if (!loading.has(name)) loading.set(name, whole);
        if (givenUp.delete(name)) notifyRemoteRecovered();
      },
      () => undefined,
    );
    loading.set(name, soon);
    return soon;
  };

  return {
    load,
    previous: async (name) => {
      const module = await previous(name);
      loading.set(name, Promise.resolve(module));
      return module;
    },
  };
}
