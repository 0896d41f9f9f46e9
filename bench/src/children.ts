import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const running = new Set<ChildProcess>();

/** How long a process may take to end by itself, in ms. */
const killAfterMs = 15_000;

/**
 * Starts a program in a process group of its own, so that what it starts ends with it.
 * @param ready a line of its output that says it is ready
 * @returns what the first group of `ready` matched, and a function that ends it
 * @throws with the last lines it printed, when it ends before it is ready or takes too long
 */
export async function startChild(
  program: string,
  args: readonly string[],
  {
    ready,
    timeoutMs,
    ...options
  }: { ready: RegExp; timeoutMs: number; cwd: string; env?: NodeJS.ProcessEnv },
): Promise<{ found: string; stop: () => Promise<void> }> {
  const child = spawn(program, args, {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  const lines: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  try {
    const found = await new Promise<string>((resolve, reject) => {
      const fail = (why: string) => {
        reject(new Error([`${program} ${why}:`, ...lines.slice(-30)].join('\n')));
      };
      timer = setTimeout(() => fail(`was not ready after ${timeoutMs / 1000} s`), timeoutMs);
      child.once('error', ({ message }) => fail(message));
      child.once('close', (code) => fail(`ended with ${code}`));
      for (const input of [child.stdout, child.stderr]) {
        createInterface({ input }).on('line', (line) => {
          lines.push(line);
          const [, match] = ready.exec(line) ?? [];
          if (match !== undefined) resolve(match);
        });
      }
    });
    return { found, stop: () => endChild(child) };
  } catch (error) {
    await endChild(child);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Ends a process and all that it started; resolves when it is gone. */
function endChild(child: ChildProcess): Promise<void> {
  if (!running.has(child) || child.pid === undefined) return Promise.resolve();
  return new Promise((resolve) => {
    const force = setTimeout(() => killGroup(child), killAfterMs);
    child.once('close', () => {
      clearTimeout(force);
      // What it started and left behind.
      killGroup(child);
      resolve();
    });
    child.kill('SIGTERM');
  });
}

/** Ends everything that runs, for a run that is interrupted. */
export async function endChildren(): Promise<void> {
  await Promise.all([...running].map(endChild));
}

function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}
