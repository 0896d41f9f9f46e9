import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A program that is ready. */
export interface Child {
  /** the match of the first group of `ready` */
  found: string;
  /** all lines that it has printed so far */
  log(): string;
  /** Ends it; resolves when it has ended. May be called repeatedly. */
  end(): Promise<void>;
}

interface Options extends Pick<SpawnOptions, 'cwd' | 'env'> {
  /** a line of its output that says it is ready */
  ready: RegExp;
  /** given up after this */
  timeoutMs: number;
  /** a process group of its own, so that `end` also ends its children */
  detached?: boolean;
}

/** process → whether it has a group of its own */
const running = new Map<ChildProcess, boolean>();

/** How long a process may take to end by itself, in ms. */
const killAfterMs = 15_000;

/**
 * Starts a program and waits until it says it is ready.
 * @throws with its output, when it ends before or takes too long
 */
export function startChild(
  program: string,
  args: readonly string[],
  { ready, timeoutMs, detached = false, ...options }: Options,
): Promise<Child> {
  const child = spawn(program, args, {
    ...{ ...options, detached },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.set(child, detached);
  let log = '';
  const end = () => endChild(child);
  return new Promise((resolve, reject) => {
    const fail = (why: string) => {
      clearTimeout(timer);
      const error = new Error(`${program} ${args.join(' ')} ${why}:\n${log}`);
      void end().then(() => reject(error));
    };
    const timer = setTimeout(() => fail(`was not ready after ${timeoutMs / 1000} s`), timeoutMs);
    child.once('error', ({ message }) => fail(message));
    child.once('close', (code) => {
      running.delete(child);
      fail(`ended with ${code}`);
    });
    for (const input of [child.stdout, child.stderr]) {
      createInterface({ input }).on('line', (line) => {
        log += `${line}\n`;
        const match = ready.exec(line);
        if (!match) return;
        clearTimeout(timer);
        resolve({ found: match[1] ?? '', log: () => log, end });
      });
    }
  });
}

/** Ends everything that runs, for a run that is interrupted. */
export async function endChildren(): Promise<void> {
  await Promise.all([...running.keys()].map(endChild));
}

function endChild(child: ChildProcess): Promise<void> {
  const isGroup = running.get(child);
  if (isGroup === undefined || child.pid === undefined) return Promise.resolve();
  return new Promise((resolve) => {
    const force = setTimeout(() => kill(child, isGroup), killAfterMs);
    child.once('close', () => {
      clearTimeout(force);
      // Processes that it started and that are still running.
      if (isGroup) kill(child, isGroup);
      resolve();
    });
    child.kill('SIGTERM');
  });
}

function kill(child: ChildProcess, isGroup: boolean): void {
  try {
    if (isGroup && child.pid) process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  } catch {
    // It has ended already.
  }
}
