import type { AppVersion, ReleaseSet } from '@shop/shared/contract';
import { hotUpdate } from './hot-update';

const part = (name: string, version: string, ...files: string[]) =>
  ({
    ...{ name, version, paths: [] },
    files: Object.fromEntries(
      ['remoteEntry.js', 'server.js', 'types.json', ...files].map((file) => [
        file,
        { integrity: `sha384-${file}`, bytes: 1 },
      ]),
    ),
  }) as unknown as AppVersion;

const release = (id: string, ...parts: AppVersion[]): ReleaseSet => ({
  ...{ id, parent: null },
  parts: Object.fromEntries(parts.map((one) => [one.name, one])),
});

const host = part('host', '1', 'main.a.js', 'own.a.js', 'boot.a.js');
const catalog = part('catalog', '1', 'list.a.js', 'product.a.js');
const first = release('first', host, catalog);

describe('a page that becomes one of the next release', () => {
  it('fetches what the new build of a remote has and the one before had not', () => {
    const next = release('second', host, part('catalog', '2-dev', 'list.b.js', 'product.a.js'));
    expect(hotUpdate(first, next)).toEqual({
      parts: [
        {
          from: 'catalog_1',
          to: 'catalog_2_dev',
          scripts: [{ url: '/remotes/catalog/2-dev/list.b.js', integrity: 'sha384-list.b.js' }],
        },
      ],
      whole: false,
    });
  });

  it('starts no second host', () => {
    const next = part('host', '2', 'main.b.js', 'own.b.js', 'boot.a.js', 'inspect.b.js');
    const { parts, whole } = hotUpdate(first, release('second', next, catalog));
    expect(parts[0]?.scripts.map(({ url }) => url)).toEqual(['/remotes/host/2/own.b.js']);
    expect(whole).toBe(false);
  });

  it.each([
    ['the boot script', release('next', part('host', '2', 'main.a.js', 'boot.b.js'), catalog)],
    ['a picture of a part', release('next', host, part('catalog', '2', 'bag.b.webp'))],
    ['a part that is gone', release('next', host)],
    ['a part that is new', release('next', host, catalog, part('blog', '1'))],
  ])('is loaded again for %s', (_what, next) => {
    expect(hotUpdate(first, next).whole).toBe(true);
  });
});
