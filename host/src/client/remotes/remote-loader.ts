import { ResourceCache, withTimeout } from '@shop/shared/async';
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
  const givenUp = new Set<string>();

  const loadNamed = async (remote: PageRemote) => {
    const module = await loadVersion(remote);
    versions.set(module, remote.version);
    return module;
  };

  // A failure is forgotten, so that asking again tries again; a late answer is kept.
  const previous = new ResourceCache<RemoteModule>({
    load: (name) =>
      import(/* webpackChunkName: "rare" */ '../previous/previous-remote')
        .then(({ loadPreviousVersion }) => loadPreviousVersion(release, name))
        .then(loadNamed),
  });

  const loaded = new ResourceCache<RemoteModule>({
    load: async (name) => {
      const remote = release.remotes[name];
      if (!remote) throw new Error(`${release.id} has no remote "${name}"`);
      const whole = withPreviousVersion(
        () => loadNamed(remote),
        () => previous.get(name),
      );
      // Late, or because somebody tried again: all its places come back.
      whole.then(
        (module) => {
          if (!loaded.pending(name)) loaded.set(name, module);
          if (givenUp.delete(name)) notifyRemoteRecovered();
        },
        () => undefined,
      );
      try {
        return await withTimeout(whole, remoteTimeoutMs, name);
      } catch (error) {
        givenUp.add(name);
        throw error;
      }
    },
  });

  return {
    load: (name) => loaded.get(name),
    previous: async (name) => {
      const module = await previous.get(name);
      loaded.set(name, module);
      return module;
    },
  };
}
