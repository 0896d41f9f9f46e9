import type { RemoteModule } from '../../react';
import type { RouteObject } from '../../router';
import { BrowserPage } from './browser-page';
import {
  type AppFolder,
  type Begin,
  type BundleTask,
  differences,
  type HostBundle,
  type RemoteTask,
  readRemoteBundle,
  runServerBundle,
  Trial,
} from './bundle';
import { liveEmbeds, tryEmbeds } from './embed-changes';
import { noApi, renderHost, renderRemote, siteUrl } from './render-offline';
import { runSelfCheck } from './self-check';
import { settled } from './settled';
import { parseAll, startHost, tryInBrowser } from './try-in-browser';

/** Of a host that has no settings in it. */
const olderConfig = async (file: string | undefined): Promise<object> =>
  file ? (await import(file)).defaultConfig : { siteUrl, apiOrigin: '' };

const unloaded = 'has a server bundle that does not load';

/**
 * Runs every remote on the host: its server bundle, its browser entry, and each page and widget
 * once. It runs foreign code: see `bundle-process.ts`.
 * @returns a sentence for each problem
 */
export async function tryAll(
  { host: app, isHostNew, configFile, remotes, drops = [] }: BundleTask,
  tell: Begin = () => undefined,
): Promise<readonly string[]> {
  const trial = new Trial(app, tell);
  trial.begin('its server bundle');
  const host = await trial.attempt(unloaded, async () => {
    const bundle = runServerBundle(app.folder) as HostBundle;
    bundle.setShopConfig(bundle.defaultConfig ?? (await olderConfig(configFile)));
    bundle.setTransport(noApi);
    return bundle;
  });
  if (host && isHostNew) await tryHost(app, host, trial);
  if (!host || trial.problems.length > 0) return trial.problems;
  const problems: string[] = [];
  // One after the other: loading takes the processor, and what was begun last is what hangs.
  for (const remote of remotes) {
    const own = new Trial(remote, tell);
    await own.attempt(unloaded, () => tryRemote(remote, app, host, drops, own));
    problems.push(...own.problems);
  }
  return problems;
}

async function tryHost(app: AppFolder, host: HostBundle, trial: Trial): Promise<void> {
  parseAll(app, trial);
  if (trial.problems.length > 0) return;
  trial.begin('its browser scripts');
  const page = new BrowserPage(app);
  await trial.attempt('does not run in a browser', async () => {
    startHost(page, app, host.platform);
    trial.begin('what its browser scripts scheduled');
    await page.schedule.run();
  });
  page.schedule.end();
  if (trial.problems.length === 0) await renderHost(host, trial);
}

/** @throws what the server bundle does as it loads */
async function tryRemote(
  remote: RemoteTask,
  app: AppFolder,
  host: HostBundle,
  drops: readonly string[],
  trial: Trial,
): Promise<void> {
  const { platform } = host;
  for (const [module = '', member = ''] of remote.contract.imports.map((one) => one.split(' '))) {
    if (platform[module]?.[member] !== undefined) continue;
    return trial.add(`uses ${member} of ${module}, which this platform does not have`);
  }
  // Nothing draws its pages here: its browser entry is tried, and what that exposes.
  if (remote.contract.server === false) return tryInBrowser(app, remote, platform, trial);
  trial.begin('its server bundle');
  const bundle = readRemoteBundle(remote.folder, platform);
  if (!bundle?.routes || !bundle.widgets) return trial.add('exposes no routes and widgets');
  await tryExports(bundle, remote, trial);
  // What its team stated wrong does not hold up the host.
  const stated = remote.isLive ? undefined : remote.contract.embedDefinitions;
  const before = await liveEmbeds(remote.before, platform);
  await tryEmbeds(bundle, stated, before, drops, trial);
  if (trial.problems.length > 0) return;
  await tryInBrowser(app, remote, platform, trial, bundle.documents);
  await renderRemote(host, bundle, remote, trial);
  if (trial.problems.length === 0) await runSelfCheck(host, bundle, trial);
}

/** Loads everything that a remote exposes, and compares it with its contract. */
async function tryExports(
  bundle: RemoteModule,
  { contract }: AppFolder,
  trial: Trial,
): Promise<void> {
  trial.add(...differences(bundle, contract));
  for (const route of bundle.routes) {
    await trial.attempt(`cannot load its page ${route.path}`, () => settled(() => loads(route)));
  }
  for (const [path, document] of Object.entries(bundle.documents ?? {})) {
    await trial.attempt(`cannot load its document ${path}`, async () => {
      if (!(await settled(document)).load) throw new Error('it has no load');
    });
  }
  for (const widget of contract.widgets.filter((one) => bundle.widgets[one])) {
    await trial.attempt(`cannot load its widget ${widget}`, async () => {
      const found = await settled(() => bundle.widgets[widget]?.());
      if (!found?.load || !found.Component) throw new Error('it has no load or no Component');
    });
  }
}

async function loads(route: RouteObject): Promise<void> {
  if (typeof route.lazy === 'function') {
    const page = await route.lazy();
    if (!page?.Component && !page?.element) throw new Error('it has no Component');
  }
  await Promise.all((route.children ?? []).map(loads));
}
