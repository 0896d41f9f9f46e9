import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { withTimeout } from '@shop/shared/async';
import type { PageRemote } from '@shop/shared/contract';
import type { RemoteModule } from '@shop/shared/federation';
import { loadScript } from './load-script';

/**
 * What the boot script fetches is waited for this long, in ms; then it is asked for again, since
 * scripts that run in order wait for the one that does not come.
 */
const versionTimeoutMs = 2_500;

const asked = new Map<string, number>();

/**
 * One try at one version of a remote, however long it takes: its container is here then, and
 * what it exposes has been looked at.
 * @throws when a file does not come or is not what was published, throws, or holds no remote
 */
export async function loadVersion(remote: PageRemote): Promise<RemoteModule> {
  const found = () => (window as unknown as Record<string, unknown>)[remote.container];
  const times = asked.get(remote.entry) ?? 0;
  asked.set(remote.entry, times + 1);
  const started = startedEarly(remote.entry);
  const tried = !found() && started && times === 0 && (await bootScripts(found));
  if (!found() && !tried) {
    // A browser that still waits for the first request would answer a second from it.
    const again = times > 0 || started ? `?r=${times + Number(started)}` : '';
    await loadScript(remote.entry + again, remote.integrity);
  }
  if (!found()) throw new Error(`${remote.entry} defines no ${remote.container}`);
  registerRemotes([{ name: remote.container, entry: remote.entry }]);
  const module = await loadRemote<{ default?: RemoteModule }>(`${remote.container}/remote`);
  if (!module?.default?.routes || !module.default.widgets) {
    throw new Error(`${remote.entry} exposes no remote`);
  }
  return module.default;
}

/** Whether the boot script has asked for this file. */
const startedEarly = (url: string): boolean =>
  [...document.scripts].some(({ src }) => src === new URL(url, location.href).href);

/** @returns whether they came or failed in time */
async function bootScripts(found: () => unknown): Promise<boolean> {
  const { scripts, later } = window.shopBooting ?? {};
  const wait = async () => {
    await scripts;
    if (!found()) await later;
    return true;
  };
  return withTimeout(wait(), versionTimeoutMs, 'scripts of the page').catch(() => false);
}
