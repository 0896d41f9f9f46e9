import { existsSync } from 'node:fs';
import { readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { integrityOf } from '../../release-set/hashes';
import type { FolderStore } from '../store/folder-store';
import { contractOf, newStore, publishVersion, removeStore } from '../testing/store-world';
import { contractIntegrity } from './check-contract';
import { storeVersion } from './store-version';

let store: FolderStore;
beforeEach(async () => {
  store = await newStore();
});
afterEach(() => removeStore(store));

const catalog = contractOf('catalog', '1.0.0');
const listed = (text: string) => ({ integrity: integrityOf(text), bytes: text.length });

describe('a published version', () => {
  it('is whole: its files, compressed, and one list of its contract and their hashes', async () => {
    const app = await publishVersion(store, catalog, {
      'remoteEntry.js': 'var x = 1;',
      'server.js': 'module.exports = {}',
      'face.woff2': 'binary',
    });
    const folder = store.versionFolder('catalog', '1.0.0');
    expect((await readdir(folder)).sort()).toEqual([
      'face.woff2',
      'part.json',
      'remoteEntry.js',
      'remoteEntry.js.br',
      'remoteEntry.js.gz',
      'server.js',
    ]);
    const sent = await readFile(path.join(folder, 'remoteEntry.js.br'));
    expect(String(brotliDecompressSync(sent))).toBe('var x = 1;');
    expect(app.files['remoteEntry.js']).toEqual({ ...listed('var x = 1;'), brotli: sent.length });
    expect(await store.readVersion('catalog', '1.0.0')).toEqual(app);
    expect(await readdir(path.join(store.folder, 'incoming'))).toEqual([]);
  });

  it('is read with the hash of that list where its entry is an ES module', async () => {
    const contract = contractOf('stars', '1.0.0', { entry: 'module' });
    await publishVersion(store, contract, { 'remoteEntry.js': 'export {};' });
    const list = await readFile(path.join(store.versionFolder('stars', '1.0.0'), 'part.json'));
    const read = await store.readVersion('stars', '1.0.0');
    expect(read.part).toBe(integrityOf(list));
    expect(contractIntegrity(read)).toBe(contractIntegrity(contract));
  });

  it('is never overwritten', async () => {
    await publishVersion(store, catalog);
    await expect(publishVersion(store, catalog, { 'server.js': 'other' })).rejects.toThrow(
      'catalog@1.0.0 is published already; a published version never changes',
    );
  });

  it('is published once, when two publish it at once', async () => {
    const results = await Promise.allSettled([1, 2, 3].map(() => publishVersion(store, catalog)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await store.readVersion('catalog', '1.0.0')).version).toBe('1.0.0');
  });

  it('comes back after it was pruned, but only as what it was', async () => {
    await publishVersion(store, catalog, { 'server.js': 'one' });
    await rm(store.versionFolder('catalog', '1.0.0'), { recursive: true });
    await expect(publishVersion(store, catalog, { 'server.js': 'two' })).rejects.toThrow(
      'catalog@1.0.0 was published before with other files; raise the version',
    );
    await publishVersion(store, catalog, { 'server.js': 'one' });
    expect(store.hasVersion('catalog', '1.0.0')).toBe(true);
  });

  it('whose publisher died in the last step can be published again after a minute', async () => {
    await publishVersion(store, catalog);
    await rm(store.publicationFile('catalog', '1.0.0'));
    await expect(publishVersion(store, catalog)).rejects.toThrow(
      'catalog@1.0.0 is being published by somebody else right now',
    );
    const long = new Date(Date.now() - 120_000);
    await utimes(store.versionFolder('catalog', '1.0.0'), long, long);
    await publishVersion(store, catalog);
    expect((await store.readPublication('catalog', '1.0.0'))?.by).toBe('Asha');
  });
});

describe('what comes in', () => {
  const bring = async (files: Record<string, string>, list = files) => {
    const folder = await store.makeIncomingFolder();
    for (const [file, text] of Object.entries(files))
      await writeFile(path.join(folder, file), text);
    const listedFiles = Object.entries(list).map(([file, text]) => [file, listed(text)]);
    await storeVersion(
      store,
      { contract: catalog, files: Object.fromEntries(listedFiles), folder },
      { by: 'Asha' },
    );
  };

  it.each([
    [
      'a changed byte',
      { 'a.js': 'x1' },
      { 'a.js': 'x2' },
      'the file a.js is not what its hash says',
    ],
    ['a file too few', {}, { 'a.js': 'x' }, 'the file a.js did not come'],
    ['a file too many', { 'a.js': 'x', 'b.js': 'y' }, { 'a.js': 'x' }, 'b.js is not in the list'],
  ])('is refused with %s, and nothing of it is seen', async (_what, files, list, reason) => {
    await expect(bring(files, list as Record<string, string>)).rejects.toThrow(reason);
    expect(existsSync(store.versionFolder('catalog', '1.0.0'))).toBe(false);
  });

  it.each([
    ['../catalog', '1.0.0'],
    ['catalog', '../1.0.0'],
    ['catalog', '1..0'],
    ['Catalog', '1.0.0'],
    ['catalog', '1.0.0/..'],
    ['', '1.0.0'],
  ])('cannot be called %s@%s', async (name, version) => {
    await expect(publishVersion(store, contractOf(name, version))).rejects.toThrow(
      'is no name of a',
    );
  });
});
