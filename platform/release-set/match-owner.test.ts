import { matchOwner } from './match-owner';

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
  ])('%s is answered by %s', (path, owner) => expect(matchOwner(remotes, path)).toBe(owner));

  it.each(['/', '/about', '/products/a/b', '/productsx'])('%s is the host’s own', (path) =>
    expect(matchOwner(remotes, path)).toBeUndefined(),
  );
});
