import { messageOf } from '@shop/shared/async';
import type { BundleTask, Finding } from './bundle-task';
import { checkExports } from './check-exports';
import { liveEmbeds, problemsOfEmbeds } from './embed-problems';
import { type HostBundle, readFace } from './face';
import { pathPatterns } from './path-patterns';
import { runBundle } from './run-bundle';

type Remote = BundleTask['remotes'][number];

/**
 * Loads the host's bundle, and every remote's on its platform, and looks at what they expose.
 * It runs foreign code: see `bundle-process.ts`.
 * @param begin told before each bundle what is loaded: code that never ends says nothing itself
 */
export async function tryAll(
  { host: file, remotes, drops = [] }: BundleTask,
  begin: (what: string) => void = () => undefined,
): Promise<Finding> {
  let host: HostBundle;
  try {
    begin('the host');
    host = runBundle(file) as HostBundle;
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
