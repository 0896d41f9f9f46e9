import { spawn } from 'node:child_process';
import path from 'node:path';
import { secretsInLog } from './secrets-in-log';

export const root = path.resolve(import.meta.dirname, '../..');

/** A process that a test run started. */
export interface Service {
  /** What it has printed so far. */
  log(): string;
  /** Rejects with the lines of its log that hold what no log may. */
  stop(): Promise<void>;
}

interface Options {
  /** Arguments of Node, from the checkout's root. */
  args: readonly string[];
  env: Readonly<Record<string, string>>;
  /** The line that says it is ready. */
  ready: RegExp;
  /** Given up after this, in ms. */
  timeoutMs?: number;
}

/**
 * Starts a program of the shop and waits until it says it is ready.
 * @returns the match of `ready` and a way to stop it
 * @throws Error with what it printed, when it ends or takes too long
 */
export function startService({ args, env, ready, timeoutMs = 240_000 }: Options) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  const end = () =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
      child.once('close', () => {
        clearTimeout(timer);
        resolve();
      });
      child.kill('SIGTERM');
    });
  const stop = async () => {
    await end();
    const secrets = secretsInLog(log);
    if (secrets.length > 0) throw new Error(`the log holds secrets:\n${secrets.join('\n')}`);
  };

  return new Promise<Service & { match: RegExpExecArray }>((resolve, reject) => {
    const fail = (why: string) => {
      child.kill('SIGTERM');
      reject(new Error(`${args.join(' ')} ${why}:\n${log}`));
    };
    let isReady = false;
    const timer = setTimeout(() => fail(`was not ready after ${timeoutMs} ms`), timeoutMs);
    const hear = (text: string) => {
      log += text;
      const match = isReady ? null : ready.exec(log);
      if (!match) return;
      isReady = true;
      clearTimeout(timer);
      resolve({ match, stop, log: () => log });
    };
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', hear);
    }
    child.once('error', (error) => fail(error.message));
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`ended with ${code}`);
    });
  });
}
