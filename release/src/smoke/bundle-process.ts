import type { AppContract } from '@shop/shared/contract';
import { runInChildProcess } from '../process/run-in-child-process';
import { timeoutsMs } from '../timeouts';
import type { BundleTask, Finding } from './bundle-task';

const limits = {
  what: 'trying the server bundles',
  timeoutMs: timeoutsMs.smokeTest,
  // A server bundle is far below.
  memory: 512,
};

/**
 * @param timeoutMs in ms
 * @returns what was found when server bundles were loaded; problems are sentences
 * @throws Refusal naming the bundle that never ends, or that ends the process
 */
export const tryBundles = (
  task: BundleTask,
  timeoutMs: number = limits.timeoutMs,
): Promise<Finding> =>
  runInChildProcess(new URL('./bundle-child.ts', import.meta.url), task, {
    ...limits,
    timeoutMs: timeoutMs,
  });

/** @returns the path patterns that the host itself answers */
export async function readHostPaths(bundle: string): Promise<readonly string[]> {
  const { paths, problems } = await tryBundles({ host: bundle, remotes: [] });
  const [problem] = problems;
  if (problem) throw new Error(problem);
  return paths;
}

/**
 * @param bundle server bundle of a remote of this checkout
 * @param folder of the remote, where it finds the platform's sources
 * @returns what the remote offers to other web pages
 */
export const readEmbedDefinitions = (
  bundle: string,
  folder: string,
): Promise<NonNullable<AppContract['embedDefinitions']>> =>
  runInChildProcess(
    new URL('./embeds-child.ts', import.meta.url),
    { bundle, folder },
    { ...limits, what: 'loading the elements for other web pages' },
  );
