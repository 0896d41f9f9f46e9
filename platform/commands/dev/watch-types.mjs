import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import getExePath from '../../../node_modules/typescript-7/lib/getExePath.js';
import { root } from '../start/root.mjs';

/** What stands between two checks, and what a check ends with. */
const notice = /^\[?\d.*(?:Starting|File change|Found (\d+) error)/;

/**
 * Compiles the types again at each change: builds leave them out, so that they are quick.
 * @param {(errors: string) => void} found gets all that is wrong after each check; '' when nothing is
 * @returns {() => void} ends it
 */
export function watchTypes(found) {
  const child = spawn(
    // Before Node 22.15 the package's command runs it in a process that outlives the command.
    getExePath(),
    ['--watch', '--preserveWatchOutput', '--pretty', 'false', '--noEmit'],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  // A page that is built comes before its types.
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  let errors = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [isNotice, count] = notice.exec(line) ?? [];
    if (!isNotice) {
      if (line.trim()) errors.push(line);
      return;
    }
    if (count !== undefined) found(count === '0' ? '' : errors.join('\n'));
    errors = [];
  });
  return () => child.kill();
}
