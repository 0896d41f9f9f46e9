import { releaseCommand } from '../../release-set/site-command';
import type { FolderStore } from '../store/folder-store';
import { contractOf, newStore, publishVersion, removeStore } from '../testing/store-world';
import { rolledBackVersions } from './past-releases';
import { promote } from './promote';
import { remove } from './remove';
import { rollback } from './rollback';
import { withdraw } from './withdraw';

let store: FolderStore;
const by = 'Asha';
const open = async () => {};

beforeEach(async () => {
  store = await newStore();
  await publishVersion(store, contractOf('host', '1.0.0'));
  await publishVersion(
    store,
    contractOf('blog', '1.0.0', {
      places: ['reviews/Stars', 'none/Yet'],
      consumes: ['review/written@1'],
    }),
  );
  await publishVersion(
    store,
    contractOf('reviews', '1.0.0', {
      widgets: ['Stars'],
      embeds: ['site-stars'],
      emits: ['review/written@1'],
    }),
  );
  await promote(store, { versions: { host: '1.0.0' }, by }, open);
  await promote(store, { versions: { blog: '1.0.0' }, by }, open);
  await promote(store, { versions: { reviews: '1.0.0' }, by }, open);
});
afterEach(() => removeStore(store));

const live = async () => Object.keys((await store.currentSet('live'))?.parts ?? {});
const drops = ['reviews/Stars', 'review/written', 'site-stars'];

describe('an app that leaves', () => {
  it('stays while others use something of it: they are named, and what lets it go', async () => {
    await expect(remove(store, { name: 'reviews', by })).rejects.toThrow(
      [
        'blog@1.0.0 places reviews/Stars, which goes with reviews@1.0.0',
        'blog@1.0.0 waits for review/written, which only reviews@1.0.0 emits',
        'other web pages may show <site-stars> of reviews@1.0.0',
        `if it shall go all the same: ${releaseCommand('remove reviews --drop reviews/Stars --drop review/written --drop site-stars')}`,
      ].join('\n'),
    );
    await expect(remove(store, { name: 'reviews', by, drops: drops.slice(1) })).rejects.toThrow(
      /^blog@1\.0\.0 places reviews\/Stars, which goes with reviews@1\.0\.0\nif/,
    );
    expect(await live()).toEqual(['host', 'blog', 'reviews']);
  });

  it('goes when all of that was dropped; its tabs load the site again, and promote has it back', async () => {
    await remove(store, { name: 'reviews', by, drops, why: 'closed' });
    expect(await live()).toEqual(['host', 'blog']);
    const last = await store.moves('live').last();
    expect(last?.changes).toEqual([{ part: 'reviews', from: '1.0.0', to: null }]);
    expect(last?.state.withdrawnVersions).toEqual(['reviews@1.0.0']);
    await promote(store, { versions: { reviews: '1.0.0' }, by }, open);
    expect(await live()).toContain('reviews');
    expect((await store.readChannel('live'))?.withdrawnVersions).toEqual([]);
  });

  it('was not taken back: a newer version that is bad goes back to it', async () => {
    await remove(store, { name: 'reviews', by, drops });
    const takenBack = async () => rolledBackVersions(await store.moves('live').all());
    // By itself it does not come back either.
    expect([...(await takenBack())]).toEqual(['reviews@1.0.0']);
    await publishVersion(store, contractOf('reviews', '2.0.0', { widgets: ['Stars'] }));
    await promote(store, { versions: { reviews: '2.0.0' }, by }, open);
    expect([...(await takenBack())]).toEqual([]);
    const { parts } = await rollback(store, { apps: ['reviews'], by });
    expect(parts.reviews?.version).toBe('1.0.0');
    expect((await store.readChannel('live'))?.withdrawnVersions).toEqual(['reviews@2.0.0']);
  });

  it('is taken back when somebody says so as well', async () => {
    await remove(store, { name: 'reviews', by, drops });
    await withdraw(store, { name: 'reviews', version: '1.0.0', by });
    await publishVersion(store, contractOf('reviews', '2.0.0'));
    await promote(store, { versions: { reviews: '2.0.0' }, by }, open);
    await expect(rollback(store, { apps: ['reviews'], by })).rejects.toThrow(
      'reviews@1.0.0 was taken back',
    );
  });

  it('goes from a preview as well, unless that is of the app itself', async () => {
    await publishVersion(store, contractOf('blog', '2.0.0'));
    await promote(store, { versions: { blog: '2.0.0' }, channel: 'blog-team', by }, open);
    await publishVersion(store, contractOf('reviews', '2.0.0'));
    await promote(store, { versions: { reviews: '2.0.0' }, channel: 'reviews-team', by }, open);
    await remove(store, { name: 'reviews', by, drops });
    const on = async (channel: string) => (await store.currentSet(channel))?.parts.reviews?.version;
    expect([await on('blog-team'), await on('reviews-team')]).toEqual([undefined, '2.0.0']);
  });

  it('is none that what came last would be taken back for', async () => {
    await remove(store, { name: 'reviews', by, drops });
    await publishVersion(store, contractOf('blog', '2.0.0'));
    await promote(store, { versions: { blog: '2.0.0' }, by }, open);
    await rollback(store, { by });
    expect((await store.currentSet('live'))?.parts.blog?.version).toBe('1.0.0');
    await rollback(store, { by });
    expect(await live()).toEqual(['host']);
  });

  it('is live, and not the host', async () => {
    await expect(remove(store, { name: 'host', by })).rejects.toThrow('without the host');
    await expect(remove(store, { name: 'sizes', by })).rejects.toThrow('no app "sizes" is live');
    await expect(remove(store, { name: 'toString', by })).rejects.toThrow('is no name of an app');
  });
});
