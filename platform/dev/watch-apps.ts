import { mkdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack, { type Configuration, type MultiStats } from 'webpack';
import { messageOf } from '../async';
import { appFolder } from '../release/apps';
import { deriveSet } from '../release/operations/derive-set';
import { collectFiles } from '../release/publish/build-version';
import { remoteContract } from '../release/publish/contract/source-contract';
import { FolderStore } from '../release/store/folder-store';
import { liveChannel } from '../release-set/canary';
import type { AppVersion } from '../release-set/release-set';
import { writeAtomically } from '../release-store/drafts';
import { filesIn } from '../release-store/transfers';

/** Editors write a file in several steps, in ms. */
const debounceMs = 30;

/** Of every build: it is a part of names and addresses, which stay while the compilers do. */
const version = '0.0.0-dev';

type Apps = Readonly<Record<string, AppVersion>>;

export interface Listener {
  /** called after each build with all that is wrong now; '' when nothing is */
  checked(problem: string): Promise<void>;
  /** called after it, once every app has been built, with all apps as they were built last */
  built(apps: Apps): Promise<void>;
}

/**
 * Builds apps of this checkout, and again when a file of theirs is saved. The compilers stay and
 * keep all modules in memory, so that a save costs little more than the saved file. An app that
 * does not build stays as it was built last.
 * @param folder of a store, which is emptied first; apps are built into `remotes` below it
 */
export async function watchApps(
  names: readonly string[],
  folder: string,
  { checked, built }: Listener,
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  process.env.APP_VERSION = version;
  const require = createRequire(import.meta.url);
  const configs = names.flatMap((name): Configuration[] => {
    process.env.APP_DIST = distOf(folder, name);
    return require(path.join(appFolder(name), 'webpack.config.js'));
  });
  const apps = new Map<string, AppVersion>();
  /** compiler, such as `catalog-web` → its errors */
  const errors = new Map<string, string>();

  const take = async ({ stats }: MultiStats) => {
    for (const one of stats) {
      const compiler = one.compilation.name ?? '';
      if (!one.hasErrors()) errors.delete(compiler);
      else errors.set(compiler, one.toString({ all: false, errors: true, errorDetails: false }));
    }
    for (const name of names) {
      const isOfApp = (compiler = '') => compiler.startsWith(`${name}-`);
      if (!stats.some(({ compilation }) => isOfApp(compilation.name))) continue;
      if ([...errors.keys()].some(isOfApp)) continue;
      apps.set(name, await collectApp(name, folder, apps.get(name)));
    }
    // The builds of an app for browsers and for the server mostly say the same.
    await checked([...new Set(errors.values())].join('\n\n'));
    if (names.every((name) => apps.has(name))) await built(Object.fromEntries(apps));
  };
  let last = Promise.resolve();
  const compiler = webpack(configs);
  // What is being collected stays as it is.
  for (const { hooks } of compiler.compilers) hooks.watchRun.tapPromise('WatchApps', () => last);
  compiler.watch({ aggregateTimeout: debounceMs }, (error, stats) => {
    last = last
      .then(() => (error ? Promise.reject(error) : stats && take(stats)))
      .catch((failure: unknown) => checked(messageOf(failure)));
  });
}

const distOf = (folder: string, name: string) => path.join(folder, 'dist', name);

/** @param before the app as it was built last: an open page may still ask for its files */
async function collectApp(name: string, folder: string, before?: AppVersion): Promise<AppVersion> {
  const target = new FolderStore(folder).versionFolder(name, version);
  await mkdir(target, { recursive: true });
  if (before) await removeUnlisted(target, before.files);
  const { files, chunks } = await collectFiles(distOf(folder, name), target);
  // The one script whose name stays: a page that still loads meets the entry of the next build.
  const entry = files['remoteEntry.js'];
  if (entry) entry.integrity = '';
  const stated = name === 'host' ? undefined : await remoteContract(name);
  // Only the gate reads the rest.
  return {
    name,
    platform: '',
    paths: [],
    ...stated,
    version,
    chunks,
    files,
  } as unknown as AppVersion;
}

/** Removes files of a folder. @param listed those that stay, below the folder: `open/main.js` */
export async function removeUnlisted(
  folder: string,
  listed: Readonly<Record<string, unknown>>,
): Promise<void> {
  for (const file of await filesIn(folder)) {
    if (!Object.hasOwn(listed, file)) await rm(path.join(folder, file));
  }
}

/** Makes apps the live release of a store. What is wrong with them the storefront server says. */
export async function showApps(folder: string, apps: Apps): Promise<void> {
  const store = new FolderStore(folder);
  const set = deriveSet(undefined, apps);
  await store.writeSet(set);
  const channel = { release: set.id, previous: null, withdrawn: [] };
  await writeAtomically(store.channelFile(liveChannel), channel);
}
