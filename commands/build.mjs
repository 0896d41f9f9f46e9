import { install } from './start/install.mjs';
import { finish, say } from './start/run.mjs';

/** `npm run build`: publishes every app whose sources changed to the release store. */
install();
await finish('release/src/cli.ts', ['sync'], {}, say).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
