import { install } from './start/install.mjs';
import { say } from './start/run.mjs';

/** `npm start`: from a fresh clone to an open shop. */
say('looking at the dependencies');
if (install()) say('dependencies are installed');
const { openShop } = await import('./start/open-shop.mjs');
await openShop({ build: true }).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
