import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { FolderStore } from '../store/folder-store';
import { promote } from './promote';

let store: FolderStore;

beforeEach(async () => {
  store = new FolderStore(await mkdtemp(path.join(os.tmpdir(), 'release store ')));
  for (const [name, version] of [
    ['host', '1.0.0'],
    ['catalog', '1.0.0'],
    ['catalog', '1.1.0'],
  ] as const) {
    const folder = store.partFolder(name, version);
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'part.json'), JSON.stringify({ name, version, files: {} }));
  }
});
afterEach(() => rm(store.folder, { recursive: true }));

describe('promoting', () => {
  it('makes a new set with one part swapped, and points the channel at it', async () => {
    const first = await promote(store, { host: '1.0.0', catalog: '1.0.0' });
    const second = await promote(store, { catalog: '1.1.0' });

    expect(second.parent).toBe(first.id);
    expect(second.parts.host?.version).toBe('1.0.0');
    expect(second.parts.catalog?.version).toBe('1.1.0');
    expect(await store.readChannel('live')).toEqual({ release: second.id, previous: first.id });
    expect(await store.readSet(first.id)).toEqual(first);
  });

  it('changes nothing when nothing changes', async () => {
    const first = await promote(store, { host: '1.0.0' });
    expect(await promote(store, { host: '1.0.0' })).toEqual(first);
  });

  it('refuses a version that was never published', async () => {
    await expect(promote(store, { host: '9.9.9' })).rejects.toThrow(
      /host@9\.9\.9 was never published/,
    );
    expect(await store.readChannel('live')).toBeUndefined();
  });

  it('refuses a set without a host', async () => {
    await expect(promote(store, { catalog: '1.0.0' })).rejects.toThrow('a release needs the host');
  });
});
