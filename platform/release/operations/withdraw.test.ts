import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { by, promoteVersions, setUpStoreOfThreeApps, store } from '../testing/rollback-world';
import { rolledBackVersions } from './past-releases';
import { rollback } from './rollback';
import { withdraw } from './withdraw';

setUpStoreOfThreeApps();

describe('what was taken back', () => {
  it('is known, until somebody promotes it again', async () => {
    await promoteVersions({ host: '1.0.0', catalog: '1.0.0' });
    const bad = await promoteVersions({ catalog: '2.0.0' });
    await rollback(store, { by });
    expect([...rolledBackVersions(await store.moves('live').all())]).toEqual(['catalog@2.0.0']);

    const again = await promoteVersions({ catalog: '2.0.0' });
    expect(again.parts).toEqual(bad.parts);
    expect([...rolledBackVersions(await store.moves('live').all())]).toEqual([]);
    expect((await store.readChannel('live'))?.withdrawn).toEqual([]);
  });
});

describe('withdrawing a version', () => {
  it('lets tabs that still run it reload, and leaves what is live', async () => {
    const old = await promoteVersions({ host: '1.0.0', catalog: '1.0.0' });
    const live = await promoteVersions({ catalog: '2.0.0' });
    const gone = await withdraw(store, { name: 'catalog', version: '1.0.0', by });
    expect(gone).toEqual(['catalog@1.0.0']);
    expect(await store.readChannel('live')).toMatchObject({
      release: live.id,
      move: 3,
      withdrawn: [old.id],
      withdrawnVersions: ['catalog@1.0.0'],
    });
    expect(await withdraw(store, { name: 'catalog', version: '1.0.0', by })).toEqual([]);
    expect((await store.readChannel('live'))?.move).toBe(3);
  });

  it('notes it also where another team’s rollback withdrew its releases already', async () => {
    await promoteVersions({ host: '1.0.0', catalog: '1.0.0', blog: '2.0.0' });
    await promoteVersions({ catalog: '2.0.0', blog: '1.0.0' });
    await promoteVersions({ catalog: '3.0.0', blog: '2.0.0' });
    await rollback(store, { apps: ['blog'], by });
    const name = 'catalog';
    expect(await withdraw(store, { name, version: '1.0.0', by })).toEqual(['catalog@1.0.0']);
    expect((await store.readChannel('live'))?.withdrawnVersions).toEqual([
      'blog@2.0.0',
      'catalog@1.0.0',
    ]);
  });

  it('knows what was live before a rollback of the whole release', async () => {
    await promoteVersions({ host: '1.0.0', catalog: '1.0.0' });
    await promoteVersions({ catalog: '2.0.0' });
    await promoteVersions({ blog: '1.0.0', catalog: '3.0.0' });
    await rollback(store, { by });
    await promoteVersions({ catalog: '3.0.0' });
    await rollback(store, { by });
    await promoteVersions({ blog: '1.0.0' });
    await rollback(store, { by });
    expect(await withdraw(store, { name: 'catalog', version: '1.0.0', by })).toEqual([
      'catalog@1.0.0',
    ]);
    expect(await withdraw(store, { name: 'blog', version: '1.0.0', by })).toEqual([]);
  });

  it('lets no tab reload for a version that was promoted again', async () => {
    await promoteVersions({ host: '1.0.0', catalog: '1.0.0', blog: '1.0.0' });
    const first = await promoteVersions({ catalog: '2.0.0' });
    await promoteVersions({ blog: '2.0.0' });
    await rollback(store, { apps: ['catalog'], by });
    expect((await store.readChannel('live'))?.withdrawn).toContain(first.id);
    await promoteVersions({ catalog: '2.0.0' });
    expect(await store.readChannel('live')).toMatchObject({ withdrawn: [], withdrawnVersions: [] });
  });

  it('in a store of before versions were noted, notes those that were rolled back too', async () => {
    await promoteVersions({ host: '1.0.0', catalog: '1.0.0', blog: '1.0.0' });
    await promoteVersions({ catalog: '2.0.0' });
    await rollback(store, { apps: ['catalog'], by });
    const file = path.join(store.folder, 'moves/live/000003.json');
    const { state, ...move } = JSON.parse(await readFile(file, 'utf8'));
    delete state.withdrawnVersions;
    await writeFile(file, JSON.stringify({ ...move, state }));
    expect((await store.readChannel('live'))?.withdrawnVersions).toBeUndefined();
    await promoteVersions({ blog: '2.0.0' });
    expect((await store.readChannel('live'))?.withdrawnVersions).toEqual(['catalog@2.0.0']);
  });

  it('refuses what is live, and what never was', async () => {
    await promoteVersions({ host: '1.0.0', catalog: '1.0.0' });
    await expect(withdraw(store, { name: 'catalog', version: '1.0.0', by })).rejects.toThrow(
      'catalog@1.0.0 is live; roll it back, or promote another version',
    );
    await expect(withdraw(store, { name: 'catalog', version: '9.0.0', by })).rejects.toThrow(
      'catalog@9.0.0 was not live before',
    );
  });
});
