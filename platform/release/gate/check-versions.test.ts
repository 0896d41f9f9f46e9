import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '../../release-set/hashes';
import { promote } from '../operations/promote';
import type { FolderStore } from '../store/folder-store';
import { contractOf, newStore, publishVersion, removeStore } from '../testing/store-world';
import { checkVersions } from './check-versions';

let store: FolderStore;
beforeEach(async () => {
  store = await newStore();
});
afterEach(() => removeStore(store));

/** A version of today, with the files that an older release command wrote of it. */
async function asItWas(name: string, version: string, missing: readonly string[]): Promise<void> {
  const { files, ...contract } = await store.readVersion(name, version);
  const old = Object.fromEntries(
    Object.entries(contract).filter(([field]) => !missing.includes(field)),
  );
  const bare = Object.entries(files).map(([file, { integrity, bytes }]) => [
    file,
    { integrity, bytes },
  ]);
  const text = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;
  const part = text({ ...old, files: Object.fromEntries(bare) });
  const folder = store.versionFolder(name, version);
  await writeFile(path.join(folder, 'contract.json'), text(old));
  await writeFile(path.join(folder, 'part.json'), part);
  const publication = await store.readPublication(name, version);
  const said = { ...publication, part: integrityOf(part) };
  await writeFile(store.publicationFile(name, version), JSON.stringify(said));
}

describe('versions that are asked about', () => {
  it('are each checked whether they would be let in, and nothing moves', async () => {
    await publishVersion(store, contractOf('host', '1.0.0'));
    await publishVersion(store, contractOf('catalog', '1.0.0'));
    await publishVersion(store, contractOf('catalog', '1.1.0'));
    await publishVersion(store, contractOf('catalog', '2.0.0', { paths: ['/bags'] }));
    const versions = { host: '1.0.0', catalog: '1.0.0' };
    const live = await promote(store, { versions, by: 'Asha' }, async () => {});

    const asked = ['1.1.0', '2.0.0', '3.0.0'].map((one) => ['catalog', one] as const);
    expect(await checkVersions(store, asked, live)).toEqual([
      { part: 'catalog', version: '1.1.0', breaks: [] },
      {
        part: 'catalog',
        version: '2.0.0',
        breaks: [
          'catalog@2.0.0 no longer answers /catalog, which is live; if it shall go, say --drop /catalog',
        ],
      },
      { part: 'catalog', version: '3.0.0', breaks: ['catalog@3.0.0 was never published'] },
    ]);
    expect((await store.readChannel('live'))?.move).toBe(1);
  });

  it.each([
    ['what it uses', ['embeds', 'places', 'calls', 'imports', 'types']],
    ['elements for other pages', ['embeds']],
  ])('may be from before contracts had %s', async (_, missing) => {
    await publishVersion(store, contractOf('host', '1.0.0'));
    await publishVersion(store, contractOf('catalog', '1.0.0'));
    await publishVersion(store, contractOf('catalog', '1.1.0'));
    await asItWas('catalog', '1.1.0', missing);
    const versions = { host: '1.0.0', catalog: '1.0.0' };
    const live = await promote(store, { versions, by: 'Asha' }, async () => {});

    expect(await checkVersions(store, [['catalog', '1.1.0']], live)).toEqual([
      { part: 'catalog', version: '1.1.0', breaks: [] },
    ]);
    const read = await store.readVersion('catalog', '1.1.0');
    expect(read).toMatchObject({ paths: ['/catalog'], types: {} });
    // An empty list would say that there are none; without one, its code is asked.
    expect(read.embeds).toBeUndefined();
  });

  it('are not called unfit when the gate itself fails', async () => {
    const host = await publishVersion(store, contractOf('host', '1.0.0'));
    const set = { id: 'abc', parent: null, parts: { host } };
    const broken = () => Promise.reject(new Error('the disk is full'));
    await expect(checkVersions(store, [['host', '1.0.0']], set, broken)).rejects.toThrow(
      'the disk is full',
    );
  });
});
