import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { RejectedError } from '../store/rejected-error';

const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

export interface Limits {
  /** what it does, for the sentence when it is not done: `trying the server bundles` */
  what: string;
  /** ms */
  timeoutMs: number;
  /** MB */
  memory: number;
}

/**
 * Runs what others wrote in a process of its own: one that never ends, or ends the process, harms
 * nobody, and it sees none of this process's secrets.
 * @param program a module that gets the task as its first message, and sends back `{ answer }`;
 * before that `{ progress }`, what it is at, as often as it likes
 * @throws Refusal when it takes too long, or ends without an answer, with what it was at
 */
export function runInChildProcess<Task extends object, Answer>(
  program: URL,
  task: Task,
  { what, timeoutMs, memory }: Limits,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(program), [], {
      execArgv: ['--import', loader, `--max-old-space-size=${memory}`],
      env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-2_000);
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
      const why = lastLine(said);
      reject(new RejectedError(`${what} ${how}${progress}${why && `: ${why}`}`));
    });
    child.send(task);
  });
}

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? '';
