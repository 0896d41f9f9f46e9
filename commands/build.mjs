import { install } from './start/install.mjs';
import { say } from './start/steps.mjs';

/** `npm run build`: publishes every app whose sources changed to the release store. */
install();
const { finish } = await import('./start/run.mjs');
await finish('release/src/cli.ts', ['sync'], {}, say).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
