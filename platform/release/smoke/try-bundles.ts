import { messageOf } from '../../async';
import { BrowserPage } from './browser-page';
import {
  type AppFolder,
  type Begin,
  type BundleTask,
  failure,
  type HostBundle,
  type RemoteBundle,
  readRemoteBundle,
  runFile,
  serverBundle,
} from './bundle';
import { differences } from './compare-bundle';
import { liveEmbeds, problemsOfEmbeds } from './embed-changes';
import type { Route } from './path-patterns';
import { goOffline, renderHost, renderRemote } from './render-offline';
import { settled } from './settled';
import { parseAll, startHost, tryInBrowser } from './try-in-browser';

type Remote = BundleTask['remotes'][number];

/** Of a site without settings of its own. */
const anyConfig = { siteUrl: 'http://localhost:3000', apiOrigin: '' };

/**
 * Runs every remote on the host: its server bundle, its browser entry, and each page and widget
 * once. It runs foreign code: see `bundle-process.ts`.
 * @returns a sentence for each problem
 */
export async function tryAll(
  { host: app, isHostNew, configFile, remotes, drops = [] }: BundleTask,
  beginOf: (app: string, what: string) => void = () => undefined,
): Promise<string[]> {
  let host: HostBundle;
  const who = nameOf(app);
  const begin = (what: string) => beginOf(who, what);
  try {
    begin('its server bundle');
    host = runFile(serverBundle(app.folder)) as HostBundle;
    goOffline(host, configFile ? (await import(configFile)).defaultConfig : anyConfig);
  } catch (error) {
    return [`${who} ${unloaded(error)}`];
  }
  const problems = isHostNew ? await hostProblems(app, host, begin) : [];
  if (problems.length > 0) return problems.map((problem) => `${who} ${problem}`);
  // One after the other: loading takes the processor, and what was begun last is what hangs.
  for (const remote of remotes) {
    const name = nameOf(remote);
    const found = await problemsOf(remote, app, host, drops, (what) => beginOf(name, what));
    problems.push(...found.map((problem) => `${name} ${problem}`));
  }
  return problems;
}

async function hostProblems(
  app: BundleTask['host'],
  host: HostBundle,
  begin: Begin,
): Promise<string[]> {
  const wrong = parseAll(app.folder);
  if (wrong) return [wrong];
  begin('its browser scripts');
  const page = new BrowserPage({ [`/remotes/host/${app.contract.version}`]: app.folder });
  const why = await failure(async () => {
    startHost(page, app, host.platform);
    begin('what its browser scripts scheduled');
    await page.schedule.run();
  });
  page.schedule.end();
  return why ? [`does not run in a browser: ${why}`] : renderHost(host, begin);
}

const nameOf = ({ contract: { name, version } }: AppFolder): string => `${name}@${version}`;

const unloaded = (error: unknown): string =>
  `has a server bundle that does not load: ${messageOf(error)}`;

/** @returns the rest of a sentence for each problem */
async function problemsOf(
  remote: Remote,
  app: BundleTask['host'],
  host: HostBundle,
  drops: readonly string[],
  begin: Begin,
): Promise<string[]> {
  const { platform } = host;
  const missing = remote.contract.imports.find((one) => {
    const [module = '', member = ''] = one.split(' ');
    return platform[module]?.[member] === undefined;
  });
  if (missing) {
    const [module, member] = missing.split(' ');
    return [`uses ${member} of ${module}, which this platform does not have`];
  }
  begin('its server bundle');
  try {
    const bundle = readRemoteBundle(serverBundle(remote.folder), platform);
    if (!bundle?.routes || !bundle.widgets) return ['exposes no routes and widgets'];
    const before = remote.before && (await liveEmbeds(serverBundle(remote.before), platform));
    const exposed = [
      ...(await checkExports(bundle, remote)),
      ...(await problemsOfEmbeds(bundle, before || {}, drops)),
    ];
    return exposed.length > 0 ? exposed : await tryOut(bundle, remote, app, host, begin);
  } catch (error) {
    return [unloaded(error)];
  }
}

/** What is exposed is what the contract says: runs it. */
async function tryOut(
  bundle: RemoteBundle,
  remote: Remote,
  app: BundleTask['host'],
  host: HostBundle,
  begin: Begin,
): Promise<string[]> {
  return [
    ...(await tryInBrowser(app, remote, host.platform, begin)),
    ...(await renderRemote(host, bundle, remote, begin)),
  ];
}

/**
 * Loads everything that a remote exposes, and compares it with its contract.
 * @returns the rest of a sentence for each problem
 */
async function checkExports(bundle: RemoteBundle, { contract }: Remote): Promise<string[]> {
  const problems = differences(bundle, contract);
  for (const route of bundle.routes) {
    const why = await failure(() => settled(() => loads(route)));
    if (why) problems.push(`cannot load its page ${route.path}: ${why}`);
  }
  for (const [path, document] of Object.entries(bundle.documents ?? {})) {
    const why = await failure(async () => {
      if (!(await settled(document)).load) throw new Error('it has no load');
    });
    if (why) problems.push(`cannot load its document ${path}: ${why}`);
  }
  for (const widget of contract.widgets.filter((one) => bundle.widgets[one])) {
    const why = await failure(async () => {
      const found = await settled(() => bundle.widgets[widget]?.());
      if (!found?.load || !found.Component) throw new Error('it has no load or no Component');
    });
    if (why) problems.push(`cannot load its widget ${widget}: ${why}`);
  }
  return problems;
}

async function loads(route: Route): Promise<void> {
  if (typeof route.lazy === 'function') {
    const page = await route.lazy();
    if (!page?.Component && !page?.element) throw new Error('it has no Component');
  }
  await Promise.all((route.children ?? []).map(loads));
}
