import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { within } from '@shop/shared/async';
import type { PageRelease, PageRemote } from '@shop/shared/contract';
import type { RemoteModule } from '@shop/shared/federation';
import { loadScript } from './load-script';

/** Module Federation's own loader waits more than 9 s on a server that hangs; all in ms. */
const patience = { entry: 3_500, whole: 6_000 };

type Container = { get: unknown; init: unknown };
type Global = Window & Record<string, Container | undefined>;

/** Whether the boot script has asked for this file. */
const startedEarly = (url: string): boolean =>
  [...document.scripts].some(({ src }) => src === new URL(url, location.href).href);

/** Settled when what the boot script fetches beside the page's own scripts has come, or not. */
const early = (): Promise<unknown> => {
  const later = window.shopBooting?.later ?? Promise.resolve();
  return within(later, patience.entry, 'scripts of the page').catch(() => undefined);
};

/**
 * How this page reaches the remotes of its release set.
 * @returns a loader: one promise for each remote; a failure is forgotten, so that asking again
 * tries again
 */
export function remoteLoader(release: PageRelease): (name: string) => Promise<RemoteModule> {
  const byContainer = new Map<string, PageRemote>();
  const attempts = new Map<string, number>();
  const loading = new Map<string, Promise<RemoteModule>>();

  registerPlugins([
    {
      name: 'release-set',
      async loadEntry({ remoteInfo }) {
        const remote = byContainer.get(remoteInfo.name);
        if (!remote) return undefined;
        const found = () => (window as unknown as Global)[remote.container];
        const tried = startedEarly(remote.entry);
        if (!found() && tried) await early();
        if (!found()) {
          const times = attempts.get(remote.container) ?? Number(tried);
          attempts.set(remote.container, times + 1);
          // A browser that still waits for the first request would answer a second from it.
          const again = times > 0 ? `?r=${times}` : '';
          await loadScript(remote.entry + again, remote.integrity, patience.entry);
        }
        const container = found();
        if (!container) throw new Error(`${remote.entry} defines no ${remote.container}`);
        return container as never;
      },
    },
  ]);

  const load = async (name: string): Promise<RemoteModule> => {
    const remote = release.remotes[name];
    if (!remote) throw new Error(`the release ${release.id} has no remote "${name}"`);
    if (!byContainer.has(remote.container)) {
      byContainer.set(remote.container, remote);
      registerRemotes([{ name: remote.container, entry: remote.entry }]);
    }
    const module = await within(
      loadRemote<{ default: RemoteModule }>(`${remote.container}/remote`),
      patience.whole,
      name,
    );
    if (!module) throw new Error(`${remote.entry} exposes no remote`);
    return module.default;
  };

  return (name) => {
    const known = loading.get(name);
    if (known) return known;
    const fresh = load(name);
    loading.set(name, fresh);
    fresh.catch(() => loading.delete(name));
    return fresh;
  };
}
