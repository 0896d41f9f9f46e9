import type { ReleaseRenderer } from '../../release/release-renderer';
import { collectSitemap } from './serve-sitemap';

const releaseWith = (loadSitemap: (name: string) => Promise<unknown>): ReleaseRenderer =>
  ({
    set: { id: 'a', parent: null, parts: { host: {}, catalog: {}, blog: {} } },
    async render({ owner }: { owner: string }) {
      if (owner === 'host') return { value: [{ path: '/' }], reasons: [] };
      try {
        return { value: await loadSitemap(owner), reasons: [] };
      } catch (error) {
        return { reasons: [(error as Error).message] };
      }
    },
  }) as unknown as ReleaseRenderer;

describe('the pages of the site', () => {
  it('are the host’s and every remote’s', async () => {
    const release = releaseWith(async (name) => [{ path: `/${name}` }]);
    expect(await collectSitemap(release, () => undefined)).toEqual({
      entries: [{ path: '/' }, { path: '/catalog' }, { path: '/blog' }],
      complete: true,
    });
  });

  it('are those of the others while a remote fails', async () => {
    const failures: unknown[] = [];
    const release = releaseWith(async (name) => {
      if (name === 'blog') throw new Error('down');
      return [{ path: `/${name}` }];
    });
    const pages = await collectSitemap(release, (name) => failures.push(name));
    expect(pages).toEqual({ entries: [{ path: '/' }, { path: '/catalog' }], complete: false });
    expect(failures).toEqual(['blog']);
  });
});
