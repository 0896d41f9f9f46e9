import { findRegions } from './find-regions';

const paths = {
  blog: { paths: ['/blogs', '/blog/:slug'] },
  sale: { paths: ['/products/sale'] },
  catalog: { paths: ['/products', '/products/:slug'] },
};
const remotes = paths as unknown as Parameters<typeof findRegions>[1];

afterEach(() => history.replaceState(null, '', '/'));

describe('the regions of a page', () => {
  it.each([
    ['/about', 'host'],
    ['/blog/caf%C3%A9', 'blog'],
    ['/products/tote', 'catalog'],
    ['/products/sale', 'sale'],
  ])('at %s are the frame of the host and the page of %s', (path, owner) => {
    history.replaceState(null, '', path);
    const root = document.createElement('div');
    root.innerHTML = '<header></header><main><header></header></main><footer></footer>';
    expect(findRegions(root, remotes).map((region) => `${region.owner} ${region.name}`)).toEqual([
      `${owner} Page`,
      'host Header',
      'host Footer',
    ]);
  });
});
