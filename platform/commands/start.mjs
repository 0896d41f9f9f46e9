import { install } from './start/install.mjs';
import { platformFile } from './start/root.mjs';
import { exitWithError, finish, print, refuseWords } from './start/run.mjs';

/** `npm start`: from a fresh clone to an open shop. */
refuseWords();
print('looking at the dependencies');
if (install()) print('dependencies are installed');
const { openSite } = await import('./start/open-site.mjs');
const build = (signal) => finish(platformFile('release/cli.ts'), ['sync'], print, signal);
await openSite({ build }).catch(exitWithError);
