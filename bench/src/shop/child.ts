import { type ChildProcess, spawn } from 'node:child_process';

const running = new Set<ChildProcess>();

/** How long (ms) a process may take to end by itself. */
const killAfterMs = 15_000;

/** A process with a group of its own, so that what it starts ends with it. */
export function startChild(
  program: string,
  args: readonly string[],
  { cwd, env = {} }: { cwd: string; env?: NodeJS.ProcessEnv },
): ChildProcess {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

/** Ends a process and all that it started; resolves when it is gone. */
export function endChild(child: ChildProcess): Promise<void> {
  if (!running.has(child)) return Promise.resolve();
  return new Promise((resolve) => {
    const force = setTimeout(() => signal(child, 'SIGKILL'), killAfterMs);
    child.once('close', () => {
      clearTimeout(force);
      // What it started and left behind.
      signal(child, 'SIGKILL');
      resolve();
    });
    child.kill('SIGTERM');
  });
}

/** For a run that is interrupted. */
export async function endAll(): Promise<void> {
  await Promise.all([...running].map(endChild));
}

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (child.pid) process.kill(-child.pid, name);
  } catch {
    // It has ended already.
  }
}

/** Calls for each line that a process prints, of both its streams. */
export function watchLines(child: ChildProcess, onLine: (line: string) => void): void {
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream?.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) onLine(line);
    });
  }
}

/**
 * Runs a program to its end.
 * @param limit ms
 * @throws with the last lines it printed, when it fails or takes too long
 */
export function runProgram(
  program: string,
  args: readonly string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv; limit: number },
): Promise<void> {
  const child = startChild(program, args, options);
  const lines: string[] = [];
  watchLines(child, (line) => lines.push(line));
  return new Promise((resolve, reject) => {
    const fail = (why: string) =>
      reject(new Error([`${program} ${args.join(' ')}: ${why}`, ...lines.slice(-20)].join('\n')));
    const timer = setTimeout(() => {
      void endChild(child).then(() => fail(`not done after ${options.limit / 1000} s`));
    }, options.limit);
    child.once('error', (error) => fail(error.message));
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      if (code === 0) resolve();
      else fail(`ended with ${signal ?? code}`);
    });
  });
}
