import { install } from './start/install.mjs';
import { exitWithError, finish, print } from './start/run.mjs';

/** `npm start`: from a fresh clone to an open shop. */
print('looking at the dependencies');
if (install()) print('dependencies are installed');
const { openShop } = await import('./start/open-shop.mjs');
const build = (signal) => finish('platform/release/cli.ts', ['sync'], {}, print, signal);
await openShop({ build }).catch(exitWithError);
