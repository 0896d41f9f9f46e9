import type { BundleTask, Finding } from './bundle-task';
import { pathPatterns, type Route, shapeOf } from './path-patterns';
import { runBundle } from './run-bundle';

/** The host's server bundle, as far as it is looked at here. */
interface HostBundle {
  platform: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  routes: (remoteRoutes: readonly Route[]) => readonly Route[];
}

interface Face {
  name: string;
  routes: readonly Route[];
  widgets: Readonly<Record<string, () => Promise<{ load?: unknown; Component?: unknown }>>>;
  documents?: Readonly<Record<string, () => Promise<{ load?: unknown }>>>;
}

type Remote = BundleTask['remotes'][number];

/**
 * Loads the host's bundle, and every remote's on its platform, and looks at what they expose.
 * It runs foreign code: see `bundle-process.ts`.
 */
export async function tryAll({ host: file, remotes }: BundleTask): Promise<Finding> {
  let host: HostBundle;
  try {
    host = runBundle(file) as HostBundle;
  } catch (error) {
    return { paths: [], problems: [`the host’s server bundle does not load: ${reason(error)}`] };
  }
  const problems = await Promise.all(remotes.map((remote) => problemsOf(remote, host.platform)));
  return { paths: [...new Set(pathPatterns(host.routes([])))].sort(), problems: problems.flat() };
}

async function problemsOf(remote: Remote, platform: HostBundle['platform']): Promise<string[]> {
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
    const { default: face } = runBundle(remote.bundle, platform) as { default?: Face };
    if (!face?.routes || !face.widgets) return [`${who} exposes no routes and widgets`];
    return (await problemsOfFace(face, remote)).map((problem) => `${who} ${problem}`);
  } catch (error) {
    return [`the server bundle of ${who} does not load: ${reason(error)}`];
  }
}

async function problemsOfFace(face: Face, { contract }: Remote): Promise<string[]> {
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

async function failure(attempt: () => Promise<void>): Promise<string | undefined> {
  try {
    await attempt();
    return undefined;
  } catch (error) {
    return reason(error);
  }
}

/** A bundle may throw anything, also an error of another realm. */
const reason = (error: unknown): string =>
  (error as Partial<Error> | undefined)?.message ?? String(error);
