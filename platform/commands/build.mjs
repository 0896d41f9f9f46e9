import { install } from './start/install.mjs';
import { exitWithError, finish, print } from './start/run.mjs';

/** `npm run build`: publishes every app whose sources changed to the release store. */
install();
await finish('platform/release/cli.ts', ['sync'], {}, print).catch(exitWithError);
