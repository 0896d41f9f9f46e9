import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(__dirname, '../..');

/** Starts a TypeScript file of the API as a process of its own; `file` is below the API's folder. */
export const launch = (
  [file = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv,
): ChildProcess =>
  spawn(
    process.execPath,
    [join(root, '../platform/commands/start/program.mjs'), join(root, file), ...args],
    { env, stdio: ['ignore', 'pipe', 'pipe'] },
  );

/** Resolves to the address of a launched API when it listens; rejects when it ends before. */
export async function addressOf({ stdout }: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: stdout ?? process.stdin })) {
    const [, address] = /^API listening on (http:\/\/127\.0\.0\.1:\d+)$/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error('The API ended before it listened.');
}

/** Ends it as the system does; its exit code. */
export async function stop(child: ChildProcess): Promise<number | null> {
  child.kill('SIGTERM');
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}
