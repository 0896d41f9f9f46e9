import { browserTimeoutsMs, ResourceCache, withTimeout } from '../async';
import {
  notifyRemoteRecovered,
  type RemoteLoader,
  type RemoteModule,
  withPreviousVersion,
} from '../react';
import type { FederationContainer } from '../release-set/page-remote';
import type { PageRelease, PageRemote } from '../release-set/release-set';
import { reportFailure } from './report-failure';

const versions = new WeakMap<RemoteModule, string>();

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

  /** remotes whose version of the page did not come in time, when the one before was last asked for */
  const late = new Set<string>();

  // Only a success is cached: the next call tries again after a failure.
  const previous = new ResourceCache<RemoteModule>({
    load: (name) => {
      const { container = '', version } = release.remotes[name] ?? {};
      // At once: until the code below is here, a chunk that did not come may have come at another try.
      const isOfCode = container in window && !late.has(name);
      reportFailure(isOfCode ? 'draw' : 'load', name, version);
      return import(/* webpackChunkName: "rare" */ './release-store')
        .then(({ loadPreviousVersion }) => loadPreviousVersion(release, name))
        .then(loadNamed);
    },
  });

  const previousOf: RemoteLoader = (name, isLate) => {
    if (isLate) late.add(name);
    else late.delete(name);
    return previous.get(name);
  };

  const loaded = new ResourceCache<RemoteModule>({
    load: async (name) => {
      const remote = release.remotes[name];
      if (!remote) throw new Error(`${release.id} has no remote "${name}"`);
      const whole = withPreviousVersion(
        () => loadNamed(remote),
        (isLate) => previousOf(name, isLate),
      );
      // After a caller gave up: its slots and its page show it now.
      whole.then(
        (module) => {
          if (!loaded.pending(name)) loaded.set(name, module);
          if (givenUp.delete(name)) notifyRemoteRecovered();
        },
        () => undefined,
      );
      try {
        return await withTimeout(whole, browserTimeoutsMs.app, name);
      } catch (error) {
        givenUp.add(name);
        throw error;
      }
    },
  });

  return {
    load: (name) => loaded.get(name),
    previous: async (name, isLate) => {
      const module = await previousOf(name, isLate);
      loaded.set(name, module);
      return module;
    },
  };
}

const attempts = new Map<string, number>();

/**
 * One try at one version of a remote, however long it takes: its container is here then, and
 * what it exposes has been looked at.
 * @throws when a file does not come, is not what was published, or exposes no remote; what it threw
 * itself is in the console
 */
async function loadVersion(remote: PageRemote): Promise<RemoteModule> {
  const globals = window as unknown as Record<string, unknown>;
  const found = () => globals[remote.container];
  const times = attempts.get(remote.entry) ?? 0;
  attempts.set(remote.entry, times + 1);
  if (remote.type && !found()) {
    const { importEntry } = await import(/* webpackChunkName: "rare" */ './import-entry');
    globals[remote.container] = await importEntry(remote, times);
  }
  const started = startedEarly(remote.entry);
  const tried = !found() && started && times === 0 && (await bootScripts(found));
  if (!found() && !tried) {
    // A browser that still waits for the first request would answer a second from it.
    const again = times > 0 || started ? `?r=${times + Number(started)}` : '';
    await loadScript(remote.entry + again, remote.integrity);
  }
  if (!found()) throw new Error(`${remote.entry} defines no ${remote.container}`);
  const module = await loadExposed(found() as FederationContainer);
  if (!module?.default?.routes || !module.default.widgets) {
    throw new Error(`${remote.entry} exposes no remote`);
  }
  return module.default;
}

declare const __webpack_init_sharing__: (scope: string) => Promise<unknown>;
declare const __webpack_share_scopes__: { default: object };

/** As webpack documents dynamic remote containers; `init` may be called again with the same scope. */
async function loadExposed(container: FederationContainer) {
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
  const factory = await container.get('./remote');
  return factory() as { default?: RemoteModule } | undefined;
}

const startedEarly = (url: string): boolean =>
  [...document.scripts].some(({ src }) => src === new URL(url, location.href).href);

/**
 * Waits for what the boot script fetches: scripts that run in order wait for one that does not come.
 * @returns whether they came or failed in time
 */
async function bootScripts(found: () => unknown): Promise<boolean> {
  const { scripts, later } = window.shopBooting ?? {};
  const wait = async () => {
    await scripts;
    if (!found()) await later;
    return true;
  };
  return withTimeout(wait(), browserTimeoutsMs.scripts, 'scripts of the page').catch(() => false);
}

/**
 * Runs a script file, however long it takes.
 * @throws when it does not come, or is not what its integrity says
 */
function loadScript(url: string, integrity: string): Promise<void> {
  const script = document.createElement('script');
  script.src = url;
  if (integrity) script.integrity = integrity;
  return new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${url} did not load`));
    document.head.append(script);
  }).finally(() => script.remove());
}
