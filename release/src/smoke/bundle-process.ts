import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AppContract } from '@shop/shared/contract';
import { RejectedError } from '../store/rejected-error';
import { timeoutsMs } from '../timeouts';
import type { BundleTask, Finding } from './bundle';

const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const program = fileURLToPath(new URL('./bundle-child.ts', import.meta.url));

/** MB; a server bundle needs far less. */
const maxMemory = 512;

/**
 * @returns what was found when server bundles were loaded; problems are sentences
 * @throws RejectedError naming the bundle that never ends, or that ends the process
 */
export const tryBundles = (
  bundles: BundleTask,
  timeoutMs: number = timeoutsMs.smokeTest,
): Promise<Finding> => runInChild('trying the server bundles', { bundles }, timeoutMs);

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
  runInChild('loading the elements for other web pages', { embeds: { bundle, folder } });

/** What `bundle-child.ts` does: one of the two. */
export type ChildTask =
  | { bundles: BundleTask; embeds?: never }
  | { embeds: { bundle: string; folder: string }; bundles?: never };

/**
 * Runs what others wrote in a process of its own: one that never ends, or ends the process, harms
 * nobody, and it sees none of this process's secrets. It sends back `{ answer }`; before that
 * `{ progress }`, the bundle that it loads.
 * @param what for the sentence when it is not done
 * @throws RejectedError when it takes too long, or ends without an answer, with the last progress
 */
function runInChild<Answer>(
  what: string,
  task: ChildTask,
  timeoutMs: number = timeoutsMs.smokeTest,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const child = fork(program, [], {
      execArgv: ['--import', loader, `--max-old-space-size=${maxMemory}`],
      env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let stderr = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      stderr = (stderr + text).slice(-2_000);
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
    let progress = '';
    // What others wrote can send anything, and an error thrown here would end this process.
    child.on('message', (message) => {
      const { progress: at, answer } = Object(message);
      if (typeof at === 'string') progress = `, at ${at}`;
      if (typeof answer !== 'object' || answer === null) return;
      clearTimeout(timer);
      child.kill('SIGKILL');
      resolve(answer);
    });
    child.once('error', reject);
    child.once('close', (_code, signal) => {
      clearTimeout(timer);
      const how = signal === 'SIGKILL' ? `does not end within ${timeoutMs / 1000} s` : 'ended';
      const why = stderr.trim().split('\n').at(-1);
      reject(new RejectedError(`${what} ${how}${progress}${why && `: ${why}`}`));
    });
    child.send(task);
  });
}
