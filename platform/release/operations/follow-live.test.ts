import { status } from '../reports/status';
import type { FolderStore } from '../store/folder-store';
import { contractOf, publishVersion, removeStore, storeWith } from '../testing/store-world';
import { promote } from './promote';
import { rollback } from './rollback';

let store: FolderStore;
beforeEach(async () => {
  store = await storeWith(
    ...['host@1.0.0', 'catalog@1.0.0', 'catalog@2.0.0', 'blog@1.0.0', 'blog@2.0.0', 'blog@3.0.0'],
  );
  await go({ host: '1.0.0', catalog: '1.0.0', blog: '1.0.0' });
});
afterEach(() => removeStore(store));

const go = (versions: Record<string, string>, channel = 'live') =>
  promote(store, { versions, by: 'Asha', channel }, async () => {});

/** What visitors of a channel see. */
async function shown(channel: string): Promise<string> {
  const set = await store.readSet((await store.readChannel(channel))?.release ?? '');
  return Object.values(set.parts)
    .map(({ name, version }) => `${name}@${version}`)
    .sort()
    .join(' ');
}

describe('a preview', () => {
  it('follows what other teams promote and roll back, with its own apps swapped', async () => {
    await go({ catalog: '2.0.0' }, 'team');
    await go({ blog: '2.0.0' });
    expect(await shown('team')).toBe('blog@2.0.0 catalog@2.0.0 host@1.0.0');
    await rollback(store, { apps: ['blog'], by: 'Ravi' });
    expect(await shown('team')).toBe('blog@1.0.0 catalog@2.0.0 host@1.0.0');
    expect(await shown('live')).toBe('blog@1.0.0 catalog@1.0.0 host@1.0.0');
    expect((await store.moves('team').all()).map(({ action }) => action)).toEqual([
      'promote',
      'follow',
      'follow',
    ]);
  });

  it('whose apps went live follows in everything', async () => {
    await go({ catalog: '2.0.0' }, 'team');
    await go({ catalog: '2.0.0' });
    await go({ blog: '2.0.0' });
    await go({ catalog: '1.0.0' });
    expect(await shown('team')).toBe(await shown('live'));
  });

  it('that was rolled back follows with what it went back to', async () => {
    await go({ catalog: '2.0.0' }, 'team');
    await go({ catalog: '2.0.0', blog: '3.0.0' }, 'team');
    await rollback(store, { apps: ['blog'], by: 'Ravi', channel: 'team' });
    await go({ blog: '2.0.0' });
    expect(await shown('team')).toBe('blog@2.0.0 catalog@2.0.0 host@1.0.0');
  });

  it('stays as it is where its apps do not fit, and the status says why', async () => {
    await publishVersion(store, contractOf('catalog', '3.0.0', { places: ['blog/List'] }));
    await publishVersion(store, contractOf('blog', '4.0.0', { widgets: ['List'] }));
    await go({ blog: '4.0.0' });
    await go({ catalog: '3.0.0' }, 'team');
    const last = await shown('team');
    await go({ blog: '2.0.0' });
    expect(await shown('team')).toBe(last);
    const { others } = await status(store);
    expect(others).toMatchObject([
      {
        channel: 'team',
        breaks: ['catalog@3.0.0 places blog/List, which blog@2.0.0 does not offer'],
      },
    ]);
    await go({ blog: '4.0.0' });
    expect((await status(store)).others).toMatchObject([{ breaks: [] }]);
  });
});
