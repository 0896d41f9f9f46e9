import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { missing } from '../../commands/testing/own-postgres';
import { openSharedWorld } from '../../release-store/testing/shared-world';
import { filesIn } from '../../release-store/transfers';
import { promote } from '../operations/promote';
import { prune } from '../operations/prune';
import { FolderStore } from '../store/folder-store';
import {
  contractOf,
  noteFailure,
  publishVersion,
  removeStore,
  storeWith,
} from '../testing/store-world';
import { Tokens } from '../tokens/tokens';
import { runCommand } from './commands';
import { readCommandLine } from './options';

const by = 'Asha';

(missing ? describe.skip : describe)(`release copy${missing ? `: ${missing}` : ''}`, () => {
  let world: Awaited<ReturnType<typeof openSharedWorld>>;
  let store: FolderStore;
  let back: string;
  const lines: string[] = [];
  const before = { ...process.env };
  const copy = (...names: string[]) =>
    runCommand(readCommandLine(['copy', ...names], {}), (line) => lines.push(line));
  const go = (versions: Record<string, string>) => promote(store, { versions, by }, async () => {});

  beforeEach(async () => {
    world = await openSharedWorld();
    Object.assign(process.env, world.env);
    store = await storeWith('host@1.0.0', 'catalog@1.0.0', 'catalog@2.0.0', 'catalog@3.0.0');
    await go({ host: '1.0.0', catalog: '1.0.0' });
    await go({ catalog: '2.0.0' });
    await go({ catalog: '3.0.0' });
    await prune(store, { keep: 2, dryRun: false, by });
    back = await mkdtemp(path.join(os.tmpdir(), 'copied back '));
    lines.length = 0;
  }, 60_000);
  afterEach(async () => {
    process.env = { ...before };
    await world?.close();
    await removeStore(store);
    await rm(back, { recursive: true, force: true });
  });

  it('brings a store into a bucket and back into another folder, byte for byte', async () => {
    await copy(store.folder, world.s3.address);
    await copy(world.s3.address, back);
    for (const folder of ['remotes', 'releases', 'moves', 'channels']) {
      const names = (await filesIn(path.join(store.folder, folder))).sort();
      expect((await filesIn(path.join(back, folder))).sort()).toEqual(names);
      for (const name of names) {
        const [old, copied] = [store.folder, back].map((one) =>
          readFile(path.join(one, folder, name)),
        );
        expect(await copied).toEqual(await old);
      }
    }
    // It is a store: what was pruned there is remembered, and the next version goes live.
    store = new FolderStore(back);
    const again = publishVersion(store, contractOf('catalog', '1.0.0'), { 'server.js': 'other' });
    await expect(again).rejects.toThrow('was published before with other files');
    await publishVersion(store, contractOf('catalog', '4.0.0'));
    expect((await go({ catalog: '4.0.0' })).parts.catalog?.version).toBe('4.0.0');
  });

  it('brings back what came since, until the folder has something of its own', async () => {
    await copy(store.folder, world.s3.address);
    await copy(world.s3.address, back);
    await publishVersion(store, contractOf('catalog', '4.0.0'));
    await go({ catalog: '4.0.0' });
    await copy(store.folder, world.s3.address);
    await copy(world.s3.address, back);
    const copied = new FolderStore(back);
    expect((await copied.currentSet('live'))?.parts.catalog?.version).toBe('4.0.0');
    await publishVersion(copied, contractOf('catalog', '5.0.0'));
    const again = copy(world.s3.address, back);
    await expect(again).rejects.toThrow('has publications/catalog@5.0.0.json of its own');
    expect(await copied.isPublished('catalog', '5.0.0')).toBe(true);
  });

  it('goes on where it was ended, and brings what came since', async () => {
    world.s3.fault = 'full';
    await expect(copy(store.folder, world.s3.address)).rejects.toThrow(/it is full/);
    world.s3.heal();
    await copy(store.folder, world.s3.address);
    expect(lines).toHaveLength(4);
    await publishVersion(store, contractOf('catalog', '4.0.0'));
    await go({ catalog: '4.0.0' });
    lines.length = 0;
    await copy(store.folder, world.s3.address);
    expect(lines).toEqual(['copied catalog@4.0.0', expect.stringContaining('has all that')]);
    const shared = await world.machine();
    await shared.pull();
    const there = new FolderStore(shared.copy.folder, shared);
    expect((await there.currentSet('live'))?.parts.catalog?.version).toBe('4.0.0');
  });

  it('does it twice at once, and stores each version once', async () => {
    await Promise.all([1, 2].map(() => copy(store.folder, world.s3.address)));
    expect(lines.filter((line) => line.startsWith('copied')).sort()).toEqual(
      ['catalog@2.0.0', 'catalog@3.0.0', 'host@1.0.0'].map((what) => `copied ${what}`),
    );
    const uploads = new Set<string>();
    const { objects } = await world.machine();
    for await (const key of objects.list('remotes/')) uploads.add(path.dirname(key));
    expect(uploads.size).toBe(3);
  });

  it('mixes no two histories', async () => {
    await copy(store.folder, world.s3.address);
    const other = await storeWith('host@1.0.0', 'catalog@5.0.0');
    await promote(other, { versions: { host: '1.0.0', catalog: '5.0.0' }, by }, async () => {});
    const mixing = copy(other.folder, world.s3.address);
    await expect(mixing).rejects.toThrow(/has another moves\/live\/000001.json/);
    await removeStore(other);
  });

  it('writes nothing into a store of the same origin that went another way', async () => {
    await copy(store.folder, world.s3.address);
    const shared = await world.machine();
    await shared.pull();
    const there = new FolderStore(shared.copy.folder, shared);
    await publishVersion(there, contractOf('catalog', '4.0.0'));
    await promote(there, { versions: { catalog: '4.0.0' }, by }, async () => {});
    const all = async () => {
      const keys: string[] = [];
      for await (const key of shared.objects.list('')) keys.push(key);
      return [keys, (await shared.records.changes(0)).records];
    };
    const before = await all();

    await publishVersion(store, contractOf('catalog', '5.0.0'));
    await go({ catalog: '5.0.0' });
    await new Tokens(store).add(['catalog'], 'catalog team', by);
    await noteFailure(store, 'catalog@5.0.0', { at: new Date().toISOString(), kind: 'draw' });
    const mixing = copy(store.folder, world.s3.address);
    await expect(mixing).rejects.toThrow(/has another moves\/live\/00000\d.json/);
    expect(await all()).toEqual(before);
  });

  it('leaves a token revoked that was revoked between two calls', async () => {
    const tokens = new Tokens(store);
    const token = await tokens.add(['catalog'], 'catalog team', by);
    await copy(store.folder, world.s3.address);
    const [made] = await tokens.list();
    await tokens.revoke(made?.id ?? '');
    await copy(store.folder, world.s3.address);
    const shared = await world.machine();
    await shared.pull();
    const there = new Tokens(new FolderStore(shared.copy.folder, shared));
    expect(await there.find(token)).toBeUndefined();
    expect((await there.list())[0]?.revoked).toBeDefined();
  });

  it('leaves a newer failure of the other store', async () => {
    const record = 'failures/catalog@3.0.0.json';
    const [old, between, late] = ['01', '02', '03'].map((day) => `2026-01-${day}T00:00:00.000Z`);
    await noteFailure(store, 'catalog@3.0.0', { at: old ?? '', kind: 'draw' });
    await copy(store.folder, world.s3.address);
    const { records } = await world.machine();
    await records.put(record, JSON.stringify({ at: late, kind: 'load', brokeAt: old }));
    await noteFailure(store, 'catalog@3.0.0', { at: between ?? '', kind: 'draw' });
    await copy(store.folder, world.s3.address);
    const noted = JSON.parse((await records.read(record)) ?? '');
    expect(noted).toEqual({ at: late, kind: 'load', brokeAt: between });
  });

  it('prints no password', async () => {
    await copy(store.folder, world.postgres.url.replace('@', ':secret@'));
    await copy(world.postgres.url.replace('@', ':secret@'), back);
    expect(lines.slice(-1)).toEqual([`${back} has all that PostgreSQL has`]);
    expect(lines.join()).not.toContain('secret');
  });

  it('is between a folder and a shared store', async () => {
    await expect(copy(store.folder, back)).rejects.toThrow('from a folder into a shared store');
    await expect(copy('s3://a/b', 'postgres://c/d')).rejects.toThrow('or back');
    expect(await readdir(back)).toEqual([]);
  });
});
