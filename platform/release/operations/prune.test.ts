import { readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseSet } from '../../release-set/release-set';
import { writeAtomically } from '../../release-store/drafts';
import { checkVersions } from '../gate/check-versions';
import { status } from '../reports/status';
import type { FolderStore } from '../store/folder-store';
import { contractOf, newStore, publishVersion, removeStore } from '../testing/store-world';
import { promote } from './promote';
import { type Pruned, prune } from './prune';
import { rollback } from './rollback';

let store: FolderStore;
const by = 'Asha';
const go = (versions: Record<string, string>, channel = 'live') =>
  promote(store, { versions, by, channel }, async () => {});

beforeEach(async () => {
  store = await newStore();
  await publishVersion(store, contractOf('host', '1.0.0'));
  for (const version of ['1.0.0', '2.0.0', '3.0.0', '4.0.0']) {
    await publishVersion(store, contractOf('catalog', version));
  }
  await go({ host: '1.0.0', catalog: '1.0.0' });
  await go({ catalog: '2.0.0' });
  await go({ catalog: '3.0.0' });
});
afterEach(() => removeStore(store));

const storedVersions = async () =>
  (await store.versions()).map(({ name, version }) => `${name}@${version}`).sort();

describe('pruning', () => {
  it('keeps what the last releases need, and what was published lately', async () => {
    const { versions, sets } = await prune(store, { keep: 2, dryRun: false, by });
    expect(versions).toEqual(['catalog@1.0.0']);
    expect(sets).toHaveLength(1);
    expect(await storedVersions()).toEqual([
      'catalog@2.0.0',
      'catalog@3.0.0',
      'catalog@4.0.0',
      'host@1.0.0',
    ]);
    expect((await rollback(store, { by })).parts.catalog?.version).toBe('2.0.0');
  });

  it('leaves no release before the live one for the status to name', async () => {
    const previous = async () => (await status(store)).previous;
    await prune(store, { keep: 2, dryRun: false, by });
    expect(await previous()).not.toBeNull();
    await prune(store, { keep: 1, dryRun: false, by });
    expect(await previous()).toBeNull();
  });

  it('leaves no version to promote, and one sentence says why', async () => {
    await go({ catalog: '4.0.0' });
    await go({ host: '1.0.0', catalog: '1.0.0' });
    await prune(store, { keep: 1, dryRun: false, by });
    expect((await status(store)).publishedNotLive).toEqual([]);

    const why = 'catalog@4.0.0 was pruned from the store';
    await expect(go({ catalog: '4.0.0' })).rejects.toThrow(why);
    await expect(rollback(store, { by, apps: ['catalog'], to: '4.0.0' })).rejects.toThrow(why);
    const live = (await store.currentSet('live')) as ReleaseSet;
    expect(await checkVersions(store, [['catalog', '4.0.0']], live)).toEqual([
      { part: 'catalog', version: '4.0.0', breaks: [why] },
    ]);
    await expect(go({ catalog: '5.0.0' })).rejects.toThrow('catalog@5.0.0 was never published');
    await publishVersion(store, contractOf('catalog', '4.0.0'));
    expect((await status(store)).publishedNotLive).toEqual(['catalog@4.0.0']);
  });

  it('tells what would go and leaves it, on a dry run', async () => {
    const before = await storedVersions();
    expect((await prune(store, { keep: 1, dryRun: true, by })).versions).toEqual([
      'catalog@1.0.0',
      'catalog@2.0.0',
    ]);
    expect(await storedVersions()).toEqual(before);
  });

  it('removes noted failures with their version, and leaves those of others', async () => {
    const folder = path.join(store.folder, 'failures');
    const notes = ['catalog@1.0.0.json', 'catalog@3.0.0.json', 'one-3000.json'];
    for (const note of notes) await writeAtomically(path.join(folder, note), {});
    await prune(store, { keep: 1, dryRun: false, by });
    expect(await readdir(folder)).toEqual(['catalog@3.0.0.json']);
  });

  it('keeps what a preview shows', async () => {
    await go({ catalog: '1.0.0' }, 'team');
    await prune(store, { keep: 1, dryRun: false, by });
    expect(await storedVersions()).toContain('catalog@1.0.0');
  });

  it('removes a version that was never live when it is a week old', async () => {
    const file = store.publicationFile('catalog', '4.0.0');
    const publication = JSON.parse(await readFile(file, 'utf8'));
    const at = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000).toISOString();
    await writeFile(file, JSON.stringify({ ...publication, at }));
    expect((await prune(store, { keep: 3, dryRun: false, by })).versions).toEqual([
      'catalog@4.0.0',
    ]);
  });

  it('leaves the release of a promote that has not moved yet, and its versions', async () => {
    const moves = store.moves.bind(store);
    let pruning: Promise<Pruned> | undefined;
    jest.spyOn(store, 'moves').mockImplementation((channel) => {
      const log = moves(channel);
      const write = log.write.bind(log);
      jest.spyOn(log, 'write').mockImplementation(async (...move) => {
        pruning ??= prune(store, { keep: 1, dryRun: false, by });
        if (move[1].action === 'promote') await pruning;
        return write(...move);
      });
      return log;
    });
    const { id } = await go({ catalog: '4.0.0' });
    expect((await pruning)?.versions).toEqual(['catalog@1.0.0', 'catalog@2.0.0']);
    expect((await pruning)?.sets).not.toContain(id);
    expect((await store.currentSet('live'))?.parts.catalog?.version).toBe('4.0.0');
  });

  it('leaves a version that is being published: its files are there, its publication is not', async () => {
    await rm(store.publicationFile('catalog', '4.0.0'));
    const { versions } = await prune(store, { keep: 1, dryRun: true, by });
    expect(versions).toEqual(['catalog@1.0.0', 'catalog@2.0.0']);
    const weekAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
    await utimes(store.versionFolder('catalog', '4.0.0'), weekAgo, weekAgo);
    expect((await prune(store, { keep: 1, dryRun: true, by })).versions).toContain('catalog@4.0.0');
  });

  it('is logged, and the channel stays where it is', async () => {
    const before = await store.readChannel('live');
    await prune(store, { keep: 1, dryRun: false, by, why: 'room' });
    expect(await store.readChannel('live')).toEqual({ ...before, move: 4 });
    expect((await store.moves('live').all()).at(-1)).toMatchObject({
      action: 'prune',
      by: 'Asha',
      why: 'room',
    });
  });

  it('gives everything back when the channel moves meanwhile to what it removes', async () => {
    const before = await storedVersions();
    const [first] = await store.moves('live').all();
    if (!first) throw new Error('nothing has moved');
    const names = store.channelNames.bind(store);
    jest
      .spyOn(store, 'channelNames')
      .mockImplementationOnce(names)
      // It has planned and moved files aside, and asks again to confirm.
      .mockImplementationOnce(async () => {
        await store.moves('live').write(4, { ...first, state: { ...first.state, move: 4 } });
        return names();
      });

    await expect(prune(store, { keep: 1, dryRun: false, by })).rejects.toThrow(
      'the channel "live" moved meanwhile; nothing was pruned, try again',
    );
    expect(await storedVersions()).toEqual(before);
  });

  it.each([0, 1.5, Number.NaN])('refuses to keep %s releases', async (keep) => {
    await expect(prune(store, { keep, dryRun: true, by })).rejects.toThrow('at least 1');
  });
});
