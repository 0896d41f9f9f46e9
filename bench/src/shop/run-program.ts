import { endChild, startChild } from './child';
import { watchLines } from './watch-lines';

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
