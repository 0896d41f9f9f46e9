import path from 'node:path';
import { appFolders } from '../apps.cjs';
import { tellPages } from './dev/tell-pages.mjs';
import { watchFolders } from './dev/watch-folders.mjs';
import { watchTypes } from './dev/watch-types.mjs';
import { install } from './start/install.mjs';
import { root } from './start/root.mjs';
import { say } from './start/steps.mjs';

/**
 * `npm run dev`: the whole shop; a saved file is built and shown by itself. Builds for development
 * go to a store of their own, so that no shop is opened with them later.
 */
install();
process.env.SHOP_DEV = '1';
process.env.STORE_DIR = path.join(process.env.DATA_DIR || path.join(root, '.data'), 'dev/store');
const { openShop } = await import('./start/open-shop.mjs');
const { finish } = await import('./start/run.mjs');
const { address, restart } = await openShop({ build: true, dev: true }).catch((error) => {
  console.error(error.message);
  process.exit(1);
});

const tell = tellPages(address);
const problem = (source, text) => tell('problem', { source, text });

watchFolders(['shared/src', ...Object.values(appFolders)], async () => {
  const lines = [];
  const note = (line) => {
    lines.push(line);
    say(line);
  };
  const failed = await finish('release/src/cli.ts', ['sync'], {}, note).catch(() => true);
  await problem('build', failed ? lines.join('\n') : '');
  if (!failed) await tell('look');
});
/** A server runs its source as it is: a change starts it again. */
const startAgain = async (name) => {
  const error = await restart[name]().catch((failure) => failure);
  if (error) say(error.message);
  else say(`the ${name} runs what was changed`);
  await problem(name, error ? `${error.message}\n${error.cause}` : '');
  if (!error) await tell('reload');
};
watchFolders(['server'], () => startAgain('storefront'));
if (restart.api) watchFolders(['api/src', 'shared/src/contract'], () => startAgain('api'));
const stopTypes = watchTypes((errors) => {
  if (errors) console.log(errors);
  say(errors ? 'the types do not fit' : 'the types fit');
  void problem('types', errors);
});
process.once('exit', stopTypes);
say('watching for changes');
