import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { install } from './start/install.mjs';
import { platformFile, root } from './start/root.mjs';
import { onNpmEnd, program } from './start/run.mjs';

/**
 * `npm run shop|release|bench -- …`: runs a command line (`cli.ts`) where the
 * caller stands, so that paths on the command line mean what they say.
 */
const [workspace, ...args] = process.argv.slice(2);
if (!workspace)
  throw new Error('usage: node platform/commands/run-workspace.mjs <workspace> [arguments]');
install();

const file =
  workspace === 'release'
    ? platformFile('release/cli.ts')
    : path.join(realpathSync(path.join(root, 'node_modules', workspace)), 'src/cli.ts');
const child = spawn(process.execPath, [program, file, ...args], {
  cwd: process.env.INIT_CWD ?? process.cwd(),
  stdio: 'inherit',
});
// The terminal sends Ctrl-C to the child as well: it decides when to end.
process.on('SIGINT', () => {});
const end = () => child.kill('SIGTERM');
process.on('SIGTERM', end);
onNpmEnd(end);
child.on('close', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
