import { messageOf } from '@shop/shared/async';
import {
  type BundleTask,
  type Face,
  type Finding,
  failure,
  type HostBundle,
  readFace,
  runFile,
} from './bundle';
import { liveEmbeds, problemsOfEmbeds } from './embed-changes';
import { pathPatterns, type Route, shapeOf } from './path-patterns';

type Remote = BundleTask['remotes'][number];

/**
 * Loads the host's bundle, and every remote's on its platform, and looks at what they expose.
 * It runs foreign code: see `bundle-process.ts`.
 * @param begin gets the name of each bundle before it is loaded: code that never ends cannot report
 */
export async function tryAll(
  { host: file, remotes, drops = [] }: BundleTask,
  begin: (what: string) => void = () => undefined,
): Promise<Finding> {
  let host: HostBundle;
  try {
    begin('the host');
    host = runFile(file) as HostBundle;
  } catch (error) {
    return { paths: [], problems: [`the host’s server bundle does not load: ${messageOf(error)}`] };
  }
  const problems: string[] = [];
  // One after the other: loading takes the processor, and what was begun last is what hangs.
  for (const remote of remotes) {
    begin(`${remote.contract.name}@${remote.contract.version}`);
    problems.push(...(await problemsOf(remote, host.platform, drops)));
  }
  return { paths: [...new Set(pathPatterns(host.routes([])))].sort(), problems };
}

async function problemsOf(
  remote: Remote,
  platform: HostBundle['platform'],
  drops: readonly string[],
): Promise<string[]> {
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
  try {
    const face = readFace(remote.bundle, platform);
    if (!face?.routes || !face.widgets) return [`${who} exposes no routes and widgets`];
    const before = remote.before === undefined ? {} : await liveEmbeds(remote.before, platform);
    const problems = [
      ...(await checkExports(face, remote)),
      ...(await problemsOfEmbeds(face, remote, before, drops)),
    ];
    return problems.map((problem) => `${who} ${problem}`);
  } catch (error) {
    return [`the server bundle of ${who} does not load: ${messageOf(error)}`];
  }
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
    const why = await failure(async () => loads(route));
    if (why) problems.push(`cannot load its page ${route.path}: ${why}`);
  }
  for (const [path, document] of Object.entries(face.documents ?? {})) {
    const why = await failure(async () => {
      if (!(await document()).load) throw new Error('it has no load');
    });
    if (why) problems.push(`cannot load its document ${path}: ${why}`);
  }
  for (const widget of contract.widgets) {
    const why = await failure(async () => {
      const found = await face.widgets[widget]?.();
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
