import path from 'node:path';
import { type Child, startChild } from './child';
import { secretsInLog } from './secrets-in-log';

export const root = path.resolve(import.meta.dirname, '../..');

/** A process that a test run started. */
export interface Service extends Pick<Child, 'found' | 'log'> {
  /** Rejects with the lines of its log that contain secrets. */
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
 * @throws Error with its output, when it ends or takes too long
 */
export async function startService({
  args,
  env,
  ready,
  timeoutMs = 240_000,
}: Options): Promise<Service> {
  const options = { cwd: root, env: { ...process.env, ...env }, ready, timeoutMs };
  const { found, log, end } = await startChild(process.execPath, args, options);
  const stop = async () => {
    await end();
    const secrets = secretsInLog(log());
    if (secrets.length > 0) throw new Error(`the log holds secrets:\n${secrets.join('\n')}`);
  };
  return { found, log, stop };
}
