import { messageOf } from '@shop/shared/async';
import { BrowserPage } from './browser-page';
import {
  type Begin,
  type BundleTask,
  type Face,
  failure,
  type HostBundle,
  readFace,
  runFile,
  serverBundle,
} from './bundle';
import { liveEmbeds, problemsOfEmbeds } from './embed-changes';
import { pathPatterns, type Route, shapeOf } from './path-patterns';
import { goOffline, renderHost, renderRemote } from './render-offline';
import { settled } from './settled';
import { parseAll, startHost, tryInBrowser } from './try-in-browser';

type Remote = BundleTask['remotes'][number];

/**
 * Runs every remote on the host: its server bundle, its browser entry, and each page and widget
 * once. It runs foreign code: see `bundle-process.ts`.
 * @returns a sentence for each problem
 */
export async function tryAll(
  { host: app, isHostNew, remotes, drops = [] }: BundleTask,
  begin: Begin = () => undefined,
): Promise<string[]> {
  let host: HostBundle;
  const { version } = app.contract;
  try {
    begin(`the server bundle of host@${version}`);
    host = runFile(serverBundle(app.folder)) as HostBundle;
    goOffline(host);
  } catch (error) {
    return [`the server bundle of host@${version} does not load: ${messageOf(error)}`];
  }
  const problems = isHostNew ? await hostProblems(app, host, begin) : [];
  if (problems.length > 0) return problems.map((problem) => `host@${version} ${problem}`);
  // One after the other: loading takes the processor, and what was begun last is what hangs.
  for (const remote of remotes) {
    problems.push(...(await problemsOf(remote, app, host, drops, begin)));
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
  begin(`the browser scripts of host@${app.contract.version}`);
  const page = new BrowserPage({ [`/remotes/host/${app.contract.version}`]: app.folder });
  const why = await failure(async () => void startHost(page, app, host.platform));
  return why ? [`does not run in a browser: ${why}`] : renderHost(host, begin);
}

async function problemsOf(
  remote: Remote,
  app: BundleTask['host'],
  host: HostBundle,
  drops: readonly string[],
  begin: Begin,
): Promise<string[]> {
  const { platform } = host;
  const { name, version, imports } = remote.contract;
  const who = `${name}@${version}`;
  const missing = imports.find((one) => {
    const [module = '', member = ''] = one.split(' ');
    return platform[module]?.[member] === undefined;
  });
  if (missing) {
    const [module, member] = missing.split(' ');
    return [`${who} uses ${member} of ${module}, which this platform does not have`];
  }
  begin(`the server bundle of ${who}`);
  try {
    const face = readFace(serverBundle(remote.folder), platform);
    if (!face?.routes || !face.widgets) return [`${who} exposes no routes and widgets`];
    const before = remote.before && (await liveEmbeds(serverBundle(remote.before), platform));
    const exposed = [
      ...(await checkExports(face, remote)),
      ...(await problemsOfEmbeds(face, remote, before || {}, drops)),
    ];
    const found = exposed.length > 0 ? exposed : await tryOut(face, remote, app, host, begin);
    return found.map((problem) => `${who} ${problem}`);
  } catch (error) {
    return [`the server bundle of ${who} does not load: ${messageOf(error)}`];
  }
}

/** What is exposed is what the contract says: runs it. */
async function tryOut(
  face: Face,
  remote: Remote,
  app: BundleTask['host'],
  host: HostBundle,
  begin: Begin,
): Promise<string[]> {
  return [
    ...(await tryInBrowser(app, remote, host.platform, begin)),
    ...(await renderRemote(host, face, remote, begin)),
  ];
}

/**
 * Loads everything that a remote exposes, and compares it with its contract.
 * @returns the rest of a sentence for each problem
 */
async function checkExports(face: Face, { contract }: Remote): Promise<string[]> {
  const problems: string[] = [];
  if (face.name !== contract.name) problems.push(`calls itself "${face.name}"`);
  const answered = [...pathPatterns(face.routes), ...Object.keys(face.documents ?? {})];
  const shapes = (patterns: readonly string[]) => new Set(patterns.map(shapeOf));
  const owned = contract.paths.find((path) => !shapes(answered).has(shapeOf(path)));
  if (owned) problems.push(`owns ${owned} in its contract, but has no page for it`);
  const unowned = answered.find((path) => !shapes(contract.paths).has(shapeOf(path)));
  if (unowned) problems.push(`has a page for ${unowned}, which its contract.json does not own`);
  for (const route of face.routes) {
    const why = await failure(() => settled(() => loads(route)));
    if (why) problems.push(`cannot load its page ${route.path}: ${why}`);
  }
  for (const [path, document] of Object.entries(face.documents ?? {})) {
    const why = await failure(async () => {
      if (!(await settled(document)).load) throw new Error('it has no load');
    });
    if (why) problems.push(`cannot load its document ${path}: ${why}`);
  }
  for (const widget of contract.widgets) {
    const why = await failure(async () => {
      const found = await settled(() => face.widgets[widget]?.());
      if (!found?.load || !found.Component) throw new Error('it is not exposed');
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
