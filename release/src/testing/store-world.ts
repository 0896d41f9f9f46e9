import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { AppContract, AppVersion } from '@shop/shared/contract';
import { integrityOf } from '@shop/shared/release/hashes';
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
  chunks: {},
  ...rest,
});

const face = ({ name, paths, widgets }: AppContract): string => `module.exports = { default: {
  name: ${JSON.stringify(name)},
  routes: ${JSON.stringify(paths.map((path) => ({ path })))},
  widgets: Object.fromEntries(${JSON.stringify(widgets)}.map((one) =>
    [one, async () => ({ load() {}, Component() {} })])),
} };`;

const hostBundle = ({ paths }: AppContract): string => `module.exports = {
  platform: { react: { useState() {} }, '@shop/shared/format': { rupees() {} } },
  routes: () => ${JSON.stringify(paths.map((path) => ({ path })))},
};`;

/** What a build of that contract would bring. */
export const filesOf = (contract: AppContract): Record<string, string> => ({
  'server.js': contract.name === 'host' ? hostBundle(contract) : face(contract),
  [contract.name === 'host' ? 'main.js' : 'remoteEntry.js']:
    `/* ${contract.name} ${contract.version} */`,
});

/** Publishes a version as if it had been built. */
export async function publishVersion(
  store: FolderStore,
  contract: AppContract,
  files: Readonly<Record<string, string>> = filesOf(contract),
  by = 'Asha',
): Promise<AppVersion> {
  const folder = await store.incoming();
  const listed = Object.entries(files).map(async ([file, text]) => {
    await writeFile(path.join(folder, file), text);
    return [file, { integrity: integrityOf(text), bytes: Buffer.byteLength(text) }] as const;
  });
  const list = Object.fromEntries(await Promise.all(listed));
  return storeVersion(store, { contract, files: list, folder }, { by });
}

/** A store in which these versions are published, and nothing is live. @param versions `catalog@1.0.0` */
export async function storeWith(...versions: string[]): Promise<FolderStore> {
  const store = await newStore();
  for (const one of versions) {
    const [name = '', version = ''] = one.split('@');
    await publishVersion(store, contractOf(name, version));
  }
  return store;
}
