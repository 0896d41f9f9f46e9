import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { root } from '../commands/start/root.mjs';

/**
 * The site's compiler. Of TypeScript 7, under the name `typescript-7`, the program itself: before
 * Node 22.15 the package's command runs it in a process that outlives the command.
 */
const packages = path.join(root, 'node_modules');
const native = path.join(packages, 'typescript-7/lib/getExePath.js');
const compiler = existsSync(native)
  ? [(await import(pathToFileURL(native))).default()]
  : [process.execPath, path.join(packages, 'typescript/bin/tsc')];

/** What stands between two checks, and what a check ends with. */
const notice = /^\[?\d.*(?:Starting|File change|Found (\d+) error)/;

/**
 * Compiles the types again at each change: builds leave them out, so that they are quick.
 * @param {(errors: string) => void} found gets all that is wrong after each check; '' when nothing is
 * @returns {() => void} ends it
 */
export function watchTypes(found) {
  const child = spawn(
    compiler[0],
    [...compiler.slice(1), '--watch', '--preserveWatchOutput', '--pretty', 'false', '--noEmit'],
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
