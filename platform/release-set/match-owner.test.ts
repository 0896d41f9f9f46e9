import { matchRoutes } from '../router';
import { matchOwner } from './match-owner';

jest.mock('../router', () => ({
  matchRoutes: jest.fn(jest.requireActual('../router').matchRoutes),
}));

const remotes = {
  catalog: { paths: ['/products', '/products/:slug'] },
  blog: { paths: ['/blogs', '/blog/:slug'] },
};

describe('who answers a path', () => {
  it.each([
    ['/products', 'catalog'],
    ['/products/', 'catalog'],
    ['/products/tote-bag', 'catalog'],
    ['/blog/care', 'blog'],
    ['/PRODUCTS/tote-bag', 'catalog'],
    ['/%70roducts', 'catalog'],
  ])('%s is answered by %s', (path, owner) => expect(matchOwner(remotes, path)).toBe(owner));

  it.each(['/', '/about', '/products/a/b', '/productsx'])('%s is the host’s own', (path) =>
    expect(matchOwner(remotes, path)).toBeUndefined(),
  );

  it.each(['/:language/about', '/en?/about', '*'])(
    'a pattern that begins as %s may be meant',
    (path) =>
      expect(matchOwner({ ...remotes, pages: { paths: [path] } }, '/en/about')).toBe('pages'),
  );

  it('only patterns that may match are compiled', () => {
    matchOwner(remotes, '/products/tote-bag');
    const [table] = jest.mocked(matchRoutes).mock.lastCall ?? [];
    expect(table?.map(({ path }) => path)).toEqual(remotes.catalog.paths);
  });
});
