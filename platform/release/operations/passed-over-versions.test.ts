import type { FailureKind } from '../../release-set/release-set';
import {
  by,
  liveCatalog,
  liveVersions,
  promoteVersions,
  setUpStoreOfThreeApps,
  store,
} from '../testing/rollback-world';
import { noteFailure } from '../testing/store-world';
import { rollback } from './rollback';
import { withdraw } from './withdraw';

setUpStoreOfThreeApps();

describe('a version that was withdrawn', () => {
  const takeBack = (version: string) =>
    withdraw(store, { name: 'catalog', version, by, why: 'leaks' });

  it('is passed over by a rollback, with the app’s name and without', async () => {
    await promoteVersions({ host: '1.0.0', catalog: '1.0.0' });
    await promoteVersions({ catalog: '2.0.0' });
    await promoteVersions({ catalog: '3.0.0' });
    await takeBack('2.0.0');
    await rollback(store, { by });
    expect(await liveCatalog()).toBe('catalog@1.0.0');
    await promoteVersions({ catalog: '2.0.0' });
    await promoteVersions({ catalog: '3.0.0' });
    await takeBack('2.0.0');
    await rollback(store, { by, apps: ['catalog'] });
    expect(await liveCatalog()).toBe('catalog@1.0.0');
    expect((await store.readChannel('live'))?.withdrawnVersions).toContain('catalog@2.0.0');
  });

  it('is live again only when it is asked for by name; otherwise the answer is that none is left', async () => {
    await promoteVersions({ host: '1.0.0', catalog: '1.0.0' });
    await promoteVersions({ catalog: '2.0.0' });
    await takeBack('1.0.0');
    for (const apps of [['catalog'], []]) {
      await expect(rollback(store, { by, apps })).rejects.toThrow(
        'no version of catalog is left to go back to: catalog@1.0.0 was taken back\n' +
          'go back to catalog@1.0.0 all the same: npm run release -- rollback catalog --to 1.0.0',
      );
    }
    expect(await liveCatalog()).toBe('catalog@2.0.0');
    await rollback(store, { by, apps: ['catalog'], to: '1.0.0' });
    expect(await liveCatalog()).toBe('catalog@1.0.0');
    expect((await store.readChannel('live'))?.withdrawnVersions).toEqual(['catalog@2.0.0']);
  });

  it('can be one that was live only after the version that is live now; what it went back to comes with it', async () => {
    const to = (version: string) => rollback(store, { by, apps: ['catalog'], to: version });
    await promoteVersions({ host: '1.0.0', catalog: '1.0.0', blog: '1.0.0' });
    await promoteVersions({ catalog: '2.0.0' });
    await promoteVersions({ catalog: '3.0.0' });
    await rollback(store, { by });
    await promoteVersions({ blog: '2.0.0' });
    await to('3.0.0');
    expect(await liveVersions()).toEqual(['host@1.0.0', 'catalog@3.0.0', 'blog@2.0.0']);
    expect((await store.readChannel('live'))?.withdrawnVersions).toEqual(['catalog@2.0.0']);
    await rollback(store, { by, apps: ['catalog'] });
    expect(await liveCatalog()).toBe('catalog@1.0.0');
    await to('2.0.0');
    expect(await liveCatalog()).toBe('catalog@2.0.0');
    await expect(rollback(store, { by, apps: ['catalog'] })).rejects.toThrow(
      'catalog@1.0.0 was taken back',
    );
    await to('1.0.0');
    expect(await liveVersions()).toEqual(['host@1.0.0', 'catalog@1.0.0', 'blog@2.0.0']);
  });

  it.each([
    [['catalog'], '3.0.0', 'catalog@3.0.0 was never live; promote it'],
    [['catalog'], '2.0.0', 'catalog@2.0.0 is live'],
    [[], '1.0.0', '--to is a version of one app'],
    [['catalog', 'blog'], '1.0.0', '--to is a version of one app'],
  ])('of %j --to %s is refused: %s', async (apps, to, sentence) => {
    await promoteVersions({ host: '1.0.0', catalog: '1.0.0', blog: '1.0.0' });
    await promoteVersions({ catalog: '2.0.0' });
    await expect(rollback(store, { by, apps, to })).rejects.toThrow(sentence);
  });
});

describe('a version that failed visitors', () => {
  const back = (to?: string) => rollback(store, { by, apps: ['catalog'], to });
  const note = (version: string, kind: FailureKind, at = new Date().toISOString()) =>
    noteFailure(store, `catalog@${version}`, { at, kind });
  beforeEach(async () => {
    await promoteVersions({ host: '1.0.0', catalog: '1.0.0' });
    await promoteVersions({ catalog: '2.0.0' });
    await promoteVersions({ catalog: '3.0.0' });
  });

  it.each(['server', 'draw'] as const)(
    'is passed over for an older one, which is said: %s',
    async (kind) => {
      await note('2.0.0', kind, '2099-01-02T03:04:05.000Z');
      const { passedOver } = await back();
      expect(await liveCatalog()).toBe('catalog@1.0.0');
      expect(passedOver).toEqual([
        'catalog@2.0.0 failed visitors, the last time on 2099-01-02 03:04 UTC; ' +
          'go back to catalog@2.0.0 all the same: npm run release -- rollback catalog --to 2.0.0',
      ]);
    },
  );

  it('is passed over by a rollback without a name too', async () => {
    await note('2.0.0', 'server');
    await rollback(store, { by });
    expect(await liveCatalog()).toBe('catalog@1.0.0');
  });

  it('is live again when it is asked for by name', async () => {
    await note('2.0.0', 'server');
    expect((await back('2.0.0')).passedOver).toEqual([]);
    expect(await liveCatalog()).toBe('catalog@2.0.0');
  });

  it('is not gone back to where no other is left: each is named with its reason', async () => {
    await note('2.0.0', 'draw', '2099-01-02T03:04:05.000Z');
    await withdraw(store, { name: 'catalog', version: '1.0.0', by });
    await expect(back()).rejects.toThrow(
      'no version of catalog is left to go back to: catalog@2.0.0 failed visitors, the last time ' +
        'on 2099-01-02 03:04 UTC, catalog@1.0.0 was taken back\n' +
        'go back to catalog@2.0.0 all the same: npm run release -- rollback catalog --to 2.0.0',
    );
    expect(await liveCatalog()).toBe('catalog@3.0.0');
  });

  it.each([
    ['a page of several apps broke, perhaps by another app', 'page'],
    ['files did not come, perhaps by a visitor’s connection', 'load'],
    ['a browser used the version before', 'previous'],
  ] as const)('is gone back to where %s', async (_where, kind) => {
    await note('2.0.0', kind);
    expect((await back()).passedOver).toEqual([]);
    expect(await liveCatalog()).toBe('catalog@2.0.0');
  });

  it('is one that did so since it was promoted the last time', async () => {
    await note('2.0.0', 'server', '2000-01-01T00:00:00.000Z');
    await back();
    expect(await liveCatalog()).toBe('catalog@2.0.0');
  });
});
