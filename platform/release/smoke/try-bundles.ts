import type { RemoteModule } from '../../react';
import type { RouteObject } from '../../router';
import { BrowserPage } from './browser-page';
import {
  type AppFolder,
  type BundleTask,
  differences,
  type HostBundle,
  type RemoteTask,
  readRemoteBundle,
  runServerBundle,
} from './bundle';
import { liveEmbeds, tryEmbeds } from './embed-changes';
import { noApi, renderHost, renderRemote, siteUrl } from './render-offline';
import { runSelfCheck } from './self-check';
import { settled } from './settled';
import { type OnProgress, SmokeTest } from './smoke-test';
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
  onProgress: OnProgress = () => undefined,
): Promise<readonly string[]> {
  const test = new SmokeTest(app, onProgress);
  test.begin('its server bundle');
  const host = await test.attempt(unloaded, async () => {
    const bundle = runServerBundle(app.folder) as HostBundle;
    bundle.setShopConfig(bundle.defaultConfig ?? (await olderConfig(configFile)));
    bundle.setTransport(noApi);
    return bundle;
  });
  if (host && isHostNew) await tryHost(app, host, test);
  if (!host || test.problems.length > 0) return test.problems;
  const problems: string[] = [];
  // One after the other: loading takes the processor, and what was begun last is what hangs.
  for (const remote of remotes) {
    const own = new SmokeTest(remote, onProgress);
    await own.attempt(unloaded, () => tryRemote(remote, app, host, drops, own));
    problems.push(...own.problems);
  }
  return problems;
}

async function tryHost(app: AppFolder, host: HostBundle, test: SmokeTest): Promise<void> {
  parseAll(app, test);
  if (test.problems.length > 0) return;
  test.begin('its browser scripts');
  const page = new BrowserPage(app);
  await test.attempt('does not run in a browser', async () => {
    startHost(page, app, host.platform);
    test.begin('what its browser scripts scheduled');
    await page.schedule.run();
  });
  page.schedule.end();
  if (test.problems.length === 0) await renderHost(host, test);
}

/** @throws what the server bundle does as it loads */
async function tryRemote(
  remote: RemoteTask,
  app: AppFolder,
  host: HostBundle,
  drops: readonly string[],
  test: SmokeTest,
): Promise<void> {
  const { platform } = host;
  for (const [module = '', member = ''] of remote.contract.imports.map((one) => one.split(' '))) {
    if (platform[module]?.[member] !== undefined) continue;
    return test.add(`uses ${member} of ${module}, which this platform does not have`);
  }
  // Nothing draws its pages here: its browser entry is tried, and what that exposes.
  if (remote.contract.server === false) return tryInBrowser(app, remote, platform, test);
  test.begin('its server bundle');
  const bundle = readRemoteBundle(remote.folder, platform);
  if (!bundle?.routes || !bundle.widgets) return test.add('exposes no routes and widgets');
  await tryExports(bundle, remote, test);
  // What its team stated wrong does not hold up the host.
  const stated = remote.isLive ? undefined : remote.contract.embedDefinitions;
  const before = await liveEmbeds(remote.before, platform);
  await tryEmbeds(bundle, stated, before, drops, test);
  if (test.problems.length > 0) return;
  await tryInBrowser(app, remote, platform, test, bundle.documents);
  await renderRemote(host, bundle, remote, test);
  if (test.problems.length === 0) await runSelfCheck(host, bundle, test);
}

/** Loads everything that a remote exposes, and compares it with its contract. */
async function tryExports(
  bundle: RemoteModule,
  { contract }: AppFolder,
  test: SmokeTest,
): Promise<void> {
  test.add(...differences(bundle, contract));
  for (const route of bundle.routes) {
    await test.attempt(`cannot load its page ${route.path}`, () => settled(() => loads(route)));
  }
  for (const [path, document] of Object.entries(bundle.documents ?? {})) {
    await test.attempt(`cannot load its document ${path}`, async () => {
      if (!(await settled(document)).load) throw new Error('it has no load');
    });
  }
  for (const widget of contract.widgets.filter((one) => bundle.widgets[one])) {
    await test.attempt(`cannot load its widget ${widget}`, async () => {
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
