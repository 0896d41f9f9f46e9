import type { AppVersion, ReleaseSet } from '../../release-set/release-set';
import { pageRelease, pageScripts } from './page-scripts';

const part = (name: string, chunks: Record<string, string[]>): AppVersion => ({
  name,
  version: '1.2.0',
  platform: '^1.0.0',
  paths: [`/${name}`],
  widgets: [],
  places: [],
  emits: [],
  consumes: [],
  calls: [],
  imports: [],
  embeds: [],
  types: {},
  chunks,
  files: Object.fromEntries(
    ['remoteEntry.js', ...Object.values(chunks).flat()].map((file) => [
      file,
      { integrity: `sha384-${file}`, bytes: 1 },
    ]),
  ),
});

const set: ReleaseSet = {
  id: 'abc',
  parent: null,
  parts: {
    host: part('host', { main: ['main.1.js'], boot: ['boot.1.js'] }),
    catalog: part('catalog', {
      remote: ['face.1.js'],
      // A chunk names what it shares with others too.
      'product-list': ['face.1.js', 'list.1.js'],
      'product-page': ['page.1.js'],
    }),
    account: part('account', {
      remote: ['account.1.js'],
      buttons: ['buttons.1.js'],
      'widgets/Heart': ['buttons.1.js'],
      'widgets/Basket': ['buttons.1.js'],
    }),
  },
};

describe('the scripts of a page', () => {
  it('are the platform and just the files its owner needs, each once with its integrity', () => {
    const { scripts, later } = pageScripts(set, {
      owners: ['catalog'],
      chunks: ['product-list'],
      places: [],
    });
    expect(scripts.map(({ url }) => url)).toEqual([
      '/remotes/host/1.2.0/main.1.js',
      '/remotes/catalog/1.2.0/remoteEntry.js',
      '/remotes/catalog/1.2.0/face.1.js',
      '/remotes/catalog/1.2.0/list.1.js',
    ]);
    expect(scripts[3]?.integrity).toBe('sha384-list.1.js');
    expect(later).toEqual([]);
  });

  it('fetch what fills the page’s places at the same time, each file once', () => {
    const { scripts, later } = pageScripts(set, {
      owners: ['catalog'],
      chunks: [],
      places: ['account/Heart', 'account/Basket', 'catalog/Tiles', 'gone/Widget'],
    });
    expect(scripts).toHaveLength(3);
    expect(later.map(({ url }) => url)).toEqual([
      '/remotes/account/1.2.0/remoteEntry.js',
      '/remotes/account/1.2.0/account.1.js',
      '/remotes/account/1.2.0/buttons.1.js',
    ]);
  });

  it('holds what part.json of an ES module is checked against, and of no other entry', () => {
    const stars = { ...part('stars', {}), entry: 'module' as const, part: 'sha384-p' };
    const { remotes } = pageRelease({ ...set, parts: { ...set.parts, stars } });
    expect(remotes.stars).toMatchObject({ type: 'module', part: 'sha384-p' });
    expect(remotes.catalog).not.toHaveProperty('part');
  });

  it('brings what a remote adds to the menu, and nothing where it adds none', () => {
    const navigation = [{ path: '/catalog', label: 'Catalogue' }];
    const { catalog, ...others } = set.parts;
    const parts = { ...others, catalog: { ...part('catalog', {}), navigation } };
    expect(pageRelease({ ...set, parts }).navigation).toEqual(navigation);
    expect(pageRelease(set)).not.toHaveProperty('navigation');
  });

  it('names every remote of the release, with a container name that holds the version', () => {
    expect(pageRelease(set).remotes).toEqual({
      catalog: {
        version: '1.2.0',
        container: 'catalog_1_2_0',
        entry: '/remotes/catalog/1.2.0/remoteEntry.js',
        integrity: 'sha384-remoteEntry.js',
        paths: ['/catalog'],
      },
      account: expect.objectContaining({ container: 'account_1_2_0' }),
    });
  });
});
