import { rm } from 'node:fs/promises';
import {
  by,
  liveVersions,
  promoteVersions,
  setUpStoreOfThreeApps,
  store,
} from '../testing/rollback-world';
import { rollback } from './rollback';

setUpStoreOfThreeApps();

describe('rolling back a release', () => {
  it('goes back to the one before, and withdraws what is left', async () => {
    const good = await promoteVersions({ host: '1.0.0', catalog: '1.0.0' });
    const bad = await promoteVersions({ catalog: '2.0.0' });

    const back = await rollback(store, { by, why: 'prices are wrong' });

    expect(back.parts).toEqual(good.parts);
    expect(await store.readChannel('live')).toEqual({
      release: back.id,
      previous: bad.id,
      move: 3,
      withdrawn: [bad.id],
      withdrawnVersions: ['catalog@2.0.0'],
    });
    expect((await store.moves('live').all()).at(-1)).toMatchObject({
      action: 'rollback',
      by: 'Asha',
      why: 'prices are wrong',
      changes: [{ part: 'catalog', from: '2.0.0', to: '1.0.0' }],
    });
  });

  it('goes one further back each time, never forth', async () => {
    await promoteVersions({ host: '1.0.0', catalog: '1.0.0' });
    await promoteVersions({ catalog: '2.0.0' });
    await promoteVersions({ catalog: '3.0.0' });
    await rollback(store, { by });
    await rollback(store, { by });
    expect(await liveVersions()).toEqual(['host@1.0.0', 'catalog@1.0.0']);
    await expect(rollback(store, { by })).rejects.toThrow(/there is no release before [0-9a-f]+/);
    const { previous } = (await store.readChannel('live')) ?? {};
    await expect(rollback(store, { by })).rejects.toThrow(
      `: release ${previous}, which was live before it, was withdrawn`,
    );
  });

  describe('while others move the channel', () => {
    /** Something that another process does between the decision of a rollback and its move. */
    const meanwhile = (act: () => Promise<unknown>) => {
      const write = store.writeSet.bind(store);
      jest.spyOn(store, 'writeSet').mockImplementationOnce(async (set) => {
        await act();
        return write(set);
      });
    };

    it('takes back no version that was promoted meanwhile in place of the wrong one', async () => {
      await promoteVersions({ host: '1.0.0', catalog: '1.0.0' });
      await promoteVersions({ catalog: '2.0.0' });
      meanwhile(() => promoteVersions({ catalog: '3.0.0' }));
      await expect(rollback(store, { by, apps: ['catalog'] })).rejects.toThrow(
        'catalog moved from 2.0.0 to 3.0.0 meanwhile; if that has to go too, roll it back again',
      );
      expect(await liveVersions()).toEqual(['host@1.0.0', 'catalog@3.0.0']);
    });

    it('without a name, takes back what was the latest when it was asked', async () => {
      await promoteVersions({ host: '1.0.0', catalog: '1.0.0', blog: '1.0.0' });
      await promoteVersions({ catalog: '2.0.0' });
      meanwhile(() => promoteVersions({ blog: '2.0.0' }));
      await rollback(store, { by, allowed: ['catalog'] });
      expect(await liveVersions()).toEqual(['host@1.0.0', 'catalog@1.0.0', 'blog@2.0.0']);
    });

    it('goes one version back when two ask for it at once', async () => {
      await promoteVersions({ host: '1.0.0', catalog: '1.0.0' });
      await promoteVersions({ catalog: '2.0.0' });
      await promoteVersions({ catalog: '3.0.0' });
      meanwhile(() => rollback(store, { by, apps: ['catalog'] }));
      await expect(rollback(store, { by, apps: ['catalog'] })).rejects.toThrow(
        'catalog moved from 3.0.0 to 2.0.0 meanwhile',
      );
      expect(await liveVersions()).toEqual(['host@1.0.0', 'catalog@2.0.0']);
    });
  });

  it('goes past a release that has the same apps', async () => {
    const first = await promoteVersions({ host: '1.0.0', catalog: '1.0.0' });
    await promoteVersions({ catalog: '2.0.0' });
    await promoteVersions({ catalog: '3.0.0' });
    await rollback(store, { by, apps: ['catalog'] });
    expect(await liveVersions()).toEqual(['host@1.0.0', 'catalog@2.0.0']);
    expect((await rollback(store, { by })).parts).toEqual(first.parts);
  });

  it('says so when nothing is live', async () => {
    await expect(rollback(store, { by })).rejects.toThrow('nothing is live on the channel "live"');
  });

  it('does not go to what was pruned', async () => {
    await promoteVersions({ host: '1.0.0', catalog: '1.0.0' });
    await promoteVersions({ catalog: '2.0.0' });
    await rm(store.versionFolder('catalog', '1.0.0'), { recursive: true });
    await expect(rollback(store, { by })).rejects.toThrow('catalog@1.0.0 was pruned');
  });
});
