import type { AppVersion, ReleaseSet } from '../../release-set/release-set';
import { pageScripts } from './page-scripts';

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
});
