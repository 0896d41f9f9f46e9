import { watch } from 'node:fs';
import path from 'node:path';
import { appFolders } from '../build/site-folder.js';
import { install } from './start/install.mjs';
import { platformFile, root } from './start/root.mjs';
import { exitWithError, print, refuseWords } from './start/run.mjs';

/** Editors write a file in several steps, in ms. */
const debounceMs = 30;

/**
 * `npm run dev`: the whole shop; a saved file is built and shown by itself. Builds for development
 * go to a store of their own, so that no shop is opened with them later.
 */
refuseWords();
install();
const storeDir = path.join(process.env.DATA_DIR || path.join(root, '.data'), 'dev/store');
Object.assign(process.env, { SHOP_DEV: '1', STORE_DIR: storeDir });
// Only now are there packages for them to import.
const { openSite } = await import('./start/open-site.mjs');
const { loadTypeScript } = await import('../build/load-typescript.mjs');
const { watchTypes } = await import('../dev/watch-types.mjs');
const { showApps, watchApps } = await loadTypeScript(platformFile('dev/watch-apps.ts'));

/** For the dev routes of the storefront server, which may be restarting: failures are ignored. */
const notify = (what, body) =>
  fetch(`http://localhost:${process.env.PORT || '3000'}/dev/${what}`, {
    method: 'POST',
    ...(body && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  }).catch(() => undefined);
const problem = (source, text) => notify('problem', { source, text });

/** @returns when every app has been built once */
const build = () =>
  new Promise((resolve, reject) => {
    let wrong = '';
    watchApps(Object.keys(appFolders), storeDir, {
      async checked(text) {
        wrong = text;
        if (wrong) print(wrong);
        await problem('build', text);
      },
      async built(apps) {
        await showApps(storeDir, apps);
        if (!wrong) print('built');
        resolve();
        await notify('check-release');
      },
    }).catch(reject);
  });
const { restart, apiSources } = await openSite({ build, dev: true }).catch(exitWithError);

/** A server compiles its source when it starts: a change starts it again. */
const startAgain = async (name) => {
  const error = await restart[name]().catch((failure) => failure);
  if (error) print(error.message);
  else print(`the ${name} runs what was changed`);
  await problem(name, error ? `${error.message}\n${error.cause}` : '');
  if (!error) await notify('reload');
};
watchFolders([platformFile('server'), 'host/site'], () => startAgain('storefront'));
watchFolders(apiSources, () => startAgain('api'));
const stopTypes = watchTypes((errors) => {
  if (errors) console.log(errors);
  print(errors ? 'the types do not fit' : 'the types fit');
  void problem('types', errors);
});
process.once('exit', stopTypes);
print('watching for changes');

/**
 * Calls back when a source file below one of the folders changes; one call at a
 * time, and once more when something changed during it.
 * @param {readonly string[]} folders below the root, or absolute
 * @param {() => Promise<void>} changed
 */
function watchFolders(folders, changed) {
  let timer;
  let last = Promise.resolve();
  let isWaiting = false;
  const run = () => {
    if (isWaiting) return;
    isWaiting = true;
    last = last.then(() => {
      isWaiting = false;
      return changed();
    });
  };
  for (const folder of folders) {
    watch(path.resolve(root, folder), { recursive: true }, (_event, file) => {
      if (!file || file.includes('node_modules')) return;
      clearTimeout(timer);
      timer = setTimeout(run, debounceMs);
    });
  }
}
