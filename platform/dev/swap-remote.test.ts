import { swapRemote, swapRemoteInData } from './proxy-shop';

const block = (id: string, data: object) =>
  `<script type="application/json" id="${id}">${JSON.stringify(data)}</script>`;

const remote = (name: string) => ({
  version: '1.0.0',
  entry: `/remotes/${name}/1.0.0/remoteEntry.js`,
});

const page = `<html><head>${block('boot-data', {
  scripts: [{ url: '/remotes/catalog/1.0.0/remoteEntry.js' }, { url: '/remotes/blog/1.0.0/x.js' }],
})}</head>${block('page-data', {
  rendered: { catalog: '1.0.0' },
  release: { id: 'abc', remotes: { catalog: remote('catalog'), blog: remote('blog') } },
})}</html>`;

const app = {
  name: 'catalog',
  version: '0.0.0-dev.1',
  platform: '^1.0.0',
  paths: ['/products'],
  widgets: [],
  places: [],
  emits: [],
  consumes: [],
  calls: [],
  imports: [],
  embeds: [],
  types: {},
  chunks: {},
  files: { 'remoteEntry.js': { integrity: 'sha384-x', bytes: 1 } },
};

describe('one remote inside a running shop', () => {
  const swapped = swapRemote(page, app, '/products');

  it('takes the place of the live one, and of no other', () => {
    expect(swapped).toContain('/remotes/catalog/0.0.0-dev.1/remoteEntry.js');
    expect(swapped).toContain('"container":"catalog_0_0_0_dev_1"');
    expect(swapped).toContain('/remotes/blog/1.0.0/remoteEntry.js');
  });

  it('does not fetch the live one’s files first', () => {
    expect(swapped).not.toContain('/remotes/catalog/1.0.0/');
    expect(swapped).toContain('/remotes/blog/1.0.0/x.js');
  });

  it('takes its place in the file of what hydration needs', () => {
    const release = { id: 'abc', remotes: { catalog: remote('catalog'), blog: remote('blog') } };
    const data = JSON.parse(
      swapRemoteInData(JSON.stringify({ owner: 'blog', release, router: {} }), app, '/blogs'),
    );
    expect(data).toMatchObject({ owner: 'blog', router: {} });
    expect(data.release.remotes.catalog.version).toBe('0.0.0-dev.1');
    expect(data.release.remotes.blog).toEqual(remote('blog'));
    expect(swapRemote(block('page-data', { release: { id: 'abc' } }), app, '/blogs')).toBe(
      block('page-data', { release: { id: 'abc' } }),
    );
  });

  it('has a page that is not live yet, which the browser renders', () => {
    const missing = JSON.stringify({ release: { id: 'abc', remotes: {} }, router: {} });
    const data = JSON.parse(swapRemoteInData(missing, app, '/products'));
    expect(Object.keys(data)).toEqual(['release']);
    expect(data.release.remotes.catalog.paths).toEqual(['/products']);
  });

  it('has its pages that are live drawn by the browser, with its own data', () => {
    const release = { id: 'abc', remotes: { catalog: remote('catalog') } };
    const live = JSON.stringify({ owner: 'catalog', release, router: { loaderData: 'old' } });
    expect(JSON.parse(swapRemoteInData(live, app, '/products'))).not.toHaveProperty('router');
  });

  it('has its entry in the menu of every page, which the browser renders until it is live', () => {
    const navigation = [{ path: '/products', label: 'Bags' }];
    const blogs = { path: '/blogs', label: 'Blogs' };
    const swap = (live: object[]) => {
      const release = { id: 'abc', remotes: {}, navigation: live };
      const data = JSON.stringify({ owner: 'blog', release, router: {} });
      return JSON.parse(swapRemoteInData(data, { ...app, navigation }, '/blogs'));
    };
    const before = swap([blogs, { path: '/products', label: 'Products' }]);
    expect(before.release.navigation).toEqual([blogs, ...navigation]);
    expect(before).not.toHaveProperty('router');
    expect(swap([blogs, ...navigation])).toHaveProperty('router');
  });

  it('leaves a page of another server as it is', () => {
    expect(swapRemote('<html></html>', app, '/')).toBe('<html></html>');
  });
});
