import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { RejectedError } from '../../release-set/rejected-error';
import type { AppContract } from '../../release-set/release-set';
import { timeoutsMs } from '../timeouts';
import type { BundleTask } from './bundle';

const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const program = fileURLToPath(new URL('./bundle-child.ts', import.meta.url));

/** MB; a server bundle needs far less. */
const maxMemory = 512;

/**
 * @returns a sentence for each problem that was found when apps were run
 * @throws RejectedError naming the code that never ends, or that ends the process
 */
export const tryBundles = (
  bundles: BundleTask,
  limits: Partial<Limits> = {},
): Promise<readonly string[]> =>
  runInChild('trying the apps', { bundles }, { ...defaultLimits, ...limits });

/** What an app of this checkout offers, by what its server bundle exposes. */
export interface Offers {
  /** path patterns that the host itself answers */
  paths: readonly string[];
  /** names of a remote's widgets */
  widgets: readonly string[];
  /** a remote's elements for other web pages */
  embeds: NonNullable<AppContract['embedDefinitions']>;
}

/**
 * @param folder of the app's built files
 * @param app its own folder, where it finds the platform's sources
 * @throws RejectedError when its server bundle does not load
 */
export const readOffers = (folder: string, app: string): Promise<Offers> =>
  runInChild('loading what it offers', { folder, app });

/** What `bundle-child.ts` does: tries apps, or reads what one offers. */
export type ChildTask = { bundles: BundleTask } | { folder: string; app: string };

interface Limits {
  /** processor time, in whole seconds: on a busy machine the same code takes longer, and no more */
  cpuSeconds: number;
  /** for what neither computes nor ends, in ms */
  wallMs: number;
}

const defaultLimits: Limits = {
  cpuSeconds: timeoutsMs.smokeTestCpu / 1_000,
  wallMs: timeoutsMs.smokeTest,
};

/** POSIX: the system ends a process that has used its processor time; SIGXCPU can be caught. */
const limited = 'ulimit -S -t "$1"; ulimit -H -t "$2"; shift 2; exec "$@"';

function start({ cpuSeconds, wallMs }: Limits): ChildProcess {
  const node = [
    ...[process.execPath, '--import', loader, `--max-old-space-size=${maxMemory}`],
    // For browser entries that are ES modules.
    ...['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
    program,
  ];
  const shell = ['/bin/sh', '-c', limited, 'sh', String(cpuSeconds), String(cpuSeconds + 1)];
  const [command = '', ...args] = process.platform === 'win32' ? node : [...shell, ...node];
  return spawn(command, args, {
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    timeout: wallMs,
    killSignal: 'SIGKILL',
  });
}

/**
 * Runs what others wrote in a process of its own: one that never ends, or ends the process, does no
 * harm here, and it sees none of this process's secrets. It sends back `{ answer }` or `{ failed }`;
 * before that `{ progress }`, what it runs, of which app.
 * @param what begins the sentence when it is not done, and no app is run
 * @throws RejectedError when it takes too long, or ends without an answer, with the last progress
 */
function runInChild<Answer>(
  what: string,
  task: ChildTask,
  limits: Limits = defaultLimits,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const child = start(limits);
    let stderr = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      stderr = (stderr + text).slice(-2_000);
    });
    let subject = what;
    let where = '';
    const refuse = (how: string, why = '') =>
      reject(new RejectedError(`${subject} ${how}${where}${why && `: ${why}`}`));
    // What others wrote can send anything, and an error thrown here would end this process.
    child.on('message', (message) => {
      const { progress, answer, failed } = Object(message);
      const begun = Object(progress);
      if (typeof begun.app === 'string' && typeof begun.what === 'string') {
        subject = begun.app;
        where = ` in ${begun.what}`;
      }
      if (typeof failed === 'string') refuse('failed', failed);
      else if (typeof answer === 'object' && answer !== null) resolve(answer);
      else return;
      child.kill('SIGKILL');
    });
    child.once('error', reject);
    child.once('close', (_code, signal) => {
      const isOverCpu = signal === 'SIGXCPU' || signal === 'SIGKILL';
      // By `timeout`; after an answer this refuses nothing any more.
      if (child.killed) refuse(`did not end within ${limits.wallMs / 1_000} s`);
      else if (isOverCpu) refuse(`took more than ${limits.cpuSeconds} s of processor time`);
      else refuse('ended the process', stderr.trim().split('\n').at(-1));
    });
    child.send(task);
  });
}
