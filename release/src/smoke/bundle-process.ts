import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Refusal } from '../store/refusal';
import type { BundleTask, Finding } from './bundle-task';

/** Bundles that take longer to load are not fit to serve, in ms. */
const patience = 15_000;

/** MB; a server bundle is far below. */
const memory = 512;

const program = fileURLToPath(new URL('./bundle-child.ts', import.meta.url));
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/**
 * Runs server bundles in a process of its own: one that never ends, or ends the process, harms
 * nobody, and it sees none of this process's secrets.
 * @returns what was found; problems are sentences
 */
export function tryBundles(task: BundleTask): Promise<Finding> {
  return new Promise((resolve, reject) => {
    const child = fork(program, [], {
      execArgv: ['--import', loader, `--max-old-space-size=${memory}`],
      env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-2_000);
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), patience);
    child.once('message', (finding) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      resolve(finding as Finding);
    });
    child.once('error', reject);
    child.once('close', (_code, signal) => {
      clearTimeout(timer);
      const how = signal === 'SIGKILL' ? `does not end within ${patience / 1000} s` : 'ended';
      reject(new Refusal(`trying the server bundles ${how}: ${lastLine(said)}`));
    });
    child.send(task);
  });
}

/** @returns the path patterns that the host itself answers */
export async function readHostPaths(bundle: string): Promise<readonly string[]> {
  const { paths, problems } = await tryBundles({ host: bundle, remotes: [] });
  const [problem] = problems;
  if (problem) throw new Error(problem);
  return paths;
}

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? '';
