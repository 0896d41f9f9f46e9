import { promote } from '../moves/promote';
import type { FolderStore } from '../store/folder-store';
import { contractOf, newStore, publishPart, removeStore } from '../testing/store-world';
import { checkVersions } from './check-versions';

let store: FolderStore;
beforeEach(async () => {
  store = await newStore();
});
afterEach(() => removeStore(store));

describe('versions that are asked about', () => {
  it('are each told whether they would be let in, and nothing moves', async () => {
    await publishPart(store, contractOf('host', '1.0.0'));
    await publishPart(store, contractOf('catalog', '1.0.0'));
    await publishPart(store, contractOf('catalog', '1.1.0'));
    await publishPart(store, contractOf('catalog', '2.0.0', { paths: ['/bags'] }));
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

  it('are not called unfit when the gate itself fails', async () => {
    const host = await publishPart(store, contractOf('host', '1.0.0'));
    const set = { id: 'abc', parent: null, parts: { host } };
    const broken = () => Promise.reject(new Error('the disk is full'));
    await expect(checkVersions(store, [['host', '1.0.0']], set, broken)).rejects.toThrow(
      'the disk is full',
    );
  });
});
