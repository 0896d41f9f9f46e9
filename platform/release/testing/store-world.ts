import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { integrityOf } from '../../release-set/hashes';
import { splitVersion } from '../../release-set/names';
import type { NotedFailure } from '../../release-set/noted-failure';
import { containerName } from '../../release-set/page-remote';
import type { AppContract, AppVersion } from '../../release-set/release-set';
import { storeVersion } from '../accept/store-version';
import { FolderStore } from '../store/folder-store';

/** A store of its own, in a folder with a space in its name. */
export const newStore = async (): Promise<FolderStore> =>
  new FolderStore(await mkdtemp(path.join(os.tmpdir(), 'release store ')));

export const removeStore = (store: FolderStore): Promise<void> =>
  rm(store.folder, { recursive: true, force: true });

/** A contract that promises nothing, and breaks nothing. */
export const contractOf = (
  name: string,
  version: string,
  rest: Partial<AppContract> = {},
): AppContract => ({
  name,
  version,
  platform: name === 'host' ? '1.0.0' : '^1.0.0',
  paths: name === 'host' ? ['/'] : [`/${name}`],
  widgets: [],
  embeds: [],
  places: [],
  emits: [],
  consumes: [],
  calls: [],
  imports: [],
  types: {},
  chunks: name === 'host' ? { main: ['main.js'] } : {},
  ...rest,
});

const bundleOf = ({ name, paths, widgets, embeds }: AppContract): string => `{
  name: ${JSON.stringify(name)},
  routes: ${JSON.stringify(paths.map((path) => ({ path })))},
  widgets: Object.fromEntries(${JSON.stringify(widgets)}.map((one) =>
    [one, async () => ({ load() {}, Component() {} })])),
  embeds: Object.fromEntries(${JSON.stringify(embeds)}.map((one) =>
    [one, async () => ({ widget: ${JSON.stringify(widgets[0])}, attributes: {} })])),
}`;

/** Draws a page by calling its component. */
const hostBundle = ({ paths }: AppContract): string => `
let loadRemote;
module.exports = {
  platform: {
    react: { useState() {}, createElement: (type, props) => type(props) },
    '@site/shared/format': { rupees() {} },
  },
  routes: () => ${JSON.stringify(paths.map((path) => ({ path })))},
  setShopConfig() {},
  setTransport({ fetch }) {
    globalThis.fetchOfShop = (url) => fetch(url).catch((cause) => {
      throw Object.assign(new Error('no answer', { cause }), { name: 'NetworkError' });
    });
  },
  setRemoteLoader(loader) { loadRemote = loader; },
  async renderPage(url, owner) {
    const { routes } = owner ? await loadRemote(owner) : { routes: [] };
    const { pathname } = new URL(url);
    const route = routes.find(({ path }) => path.replace(/:\\w+/, '1') === pathname);
    const { Component } = route?.lazy ? await route.lazy() : (route ?? {});
    Component?.();
    return {};
  },
};`;

/** A page's federation, as far as the host's scripts and a remote's entry meet in it. */
const hostScript = `self.shopFederation = { instance: {
  name: 'host',
  shareScopeMap: { default: { react: { '19.0.0': { from: 'host' } } } },
} };`;

/** A remote's browser entry that exposes a public interface, as JavaScript. */
export const entryOf = (app: Pick<AppContract, 'name' | 'version'>, bundle: string): string =>
  `var ${containerName(app)} = { init() {}, get: async () => () => ({ default: ${bundle} }) };`;

/** What a build of that contract would bring. */
export const filesOf = (contract: AppContract): Record<string, string> =>
  contract.name === 'host'
    ? { 'server.js': hostBundle(contract), 'main.js': hostScript }
    : {
        'server.js': `module.exports = { default: ${bundleOf(contract)} };`,
        'remoteEntry.js': entryOf(contract, bundleOf(contract)),
      };

/** Publishes a version as if it had been built. */
export async function publishVersion(
  store: FolderStore,
  contract: AppContract,
  files: Readonly<Record<string, string>> = filesOf(contract),
  by = 'Asha',
): Promise<AppVersion> {
  const folder = await store.makeIncomingFolder();
  const listed = Object.entries(files).map(async ([file, text]) => {
    await writeFile(path.join(folder, file), text);
    return [file, { integrity: integrityOf(text), bytes: Buffer.byteLength(text) }] as const;
  });
  const list = Object.fromEntries(await Promise.all(listed));
  return storeVersion(store, { contract, files: list, folder }, { by });
}

/** Notes that a version failed visitors, as a storefront does. @param what `catalog@1.0.0` */
export async function noteFailure(
  { folder }: FolderStore,
  what: string,
  failure: NotedFailure,
): Promise<void> {
  await mkdir(path.join(folder, 'failures'), { recursive: true });
  await writeFile(path.join(folder, 'failures', `${what}.json`), JSON.stringify(failure));
}

/** A store in which these versions are published, and nothing is live. @param versions `catalog@1.0.0` */
export async function storeWith(...versions: string[]): Promise<FolderStore> {
  const store = await newStore();
  for (const one of versions) await publishVersion(store, contractOf(...splitVersion(one)));
  return store;
}
