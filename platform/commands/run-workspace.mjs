import { realpathSync } from 'node:fs';
import path from 'node:path';
import { install } from './start/install.mjs';
import { platformFile, root } from './start/root.mjs';
import { program, replaceBy } from './start/run.mjs';

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
replaceBy([program, file, ...args], process.env.INIT_CWD);
