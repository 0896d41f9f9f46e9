import { install } from './start/install.mjs';
import { platformFile } from './start/root.mjs';
import { exitWithError, finish, print } from './start/run.mjs';

/** `npm run build`: publishes every app whose sources changed to the release store. */
install();
await finish(platformFile('release/cli.ts'), ['sync', ...process.argv.slice(2)], print).catch(
  exitWithError,
);
