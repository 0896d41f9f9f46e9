import { install } from './start/install.mjs';
import { say } from './start/steps.mjs';

/** `npm run dev`: the whole shop; a saved file is built, published, and shown by itself. */
install();
process.env.SHOP_DEV = '1';
const { openShop } = await import('./start/open-shop.mjs');
const { finish } = await import('./start/run.mjs');
const { watchParts } = await import('./dev/watch-parts.mjs');
await openShop({ build: true, dev: true }).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
watchParts(['shared/src', 'host/src', 'catalog-mf', 'blog-mf', 'account-mf'], () =>
  finish('release/src/cli.ts', ['sync'], {}, say).catch((error) => say(error.message)),
);
say('watching for changes');
