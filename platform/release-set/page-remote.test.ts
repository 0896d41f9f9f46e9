import { pageRelease } from './page-remote';
import type { AppVersion, ReleaseSet } from './release-set';

const app = (name: string) =>
  ({
    name,
    version: '1.2.0',
    paths: [`/${name}`],
    files: { 'remoteEntry.js': { integrity: 'sha384-remoteEntry.js', bytes: 1 } },
  }) as unknown as AppVersion;

const set: ReleaseSet = {
  id: 'abc',
  parent: null,
  parts: { host: app('host'), catalog: app('catalog'), account: app('account') },
};

describe('the release as a page carries it', () => {
  it('holds what part.json of an ES module is checked against, and of no other entry', () => {
    const stars = { ...app('stars'), entry: 'module' as const, part: 'sha384-p' };
    const { remotes } = pageRelease({ ...set, parts: { ...set.parts, stars } });
    expect(remotes.stars).toMatchObject({ type: 'module', part: 'sha384-p' });
    expect(remotes.catalog).not.toHaveProperty('part');
  });

  it('brings what a remote adds to the menu, and nothing where it adds none', () => {
    const navigation = [{ path: '/catalog', label: 'Catalogue' }];
    const { catalog, ...others } = set.parts;
    const parts = { ...others, catalog: { ...app('catalog'), navigation } };
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
