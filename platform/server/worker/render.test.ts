import type { AppVersion } from '../../release-set/release-set';
import type { PageResponse } from '../messages';
import { StoreOnDisk } from '../release/testing/store-on-disk';
import { sampleSettings } from '../testing/sample-site';
import { ReleaseRuntime } from './release-runtime';
import { render } from './render';

const store = new StoreOnDisk();
afterAll(() => store.remove());

/**
 * Answers a path in a worker that runs the catalogue.
 * @param stated of the catalogue's contract
 * @returns the answer's status, type and body, and what the host was asked
 */
async function ask(path: string, stated: Partial<AppVersion> = {}) {
  const settings = sampleSettings({ STORE_DIR: store.folder });
  const parts = {
    host: store.publish('host', '1.0.0'),
    catalog: { ...store.publish('catalog', '1.0.0'), ...stated },
    blog: store.publish('blog', '1.0.0'),
  };
  const set = { id: 'a', parent: null, parts };
  const missing: string[] = [];
  const runtime = await ReleaseRuntime.load(
    { set, apps: stated.server === false ? [] : ['catalog'], disabledApps: [] },
    settings,
    {
      transport: { base: '', fetch: () => Promise.reject(new Error('no API')) },
      clean: async (html) => html,
      loading: () => undefined,
      loadFailed: (_app, error) => {
        throw error;
      },
      missing: (app) => missing.push(app),
    },
  );
  if (!runtime) throw new Error('no release');
  const { host } = runtime;
  const asked: string[] = [];
  for (const name of ['loadDocument', 'renderPage'] as const) {
    const real = host[name].bind(host) as (...args: unknown[]) => Promise<never>;
    Object.assign(host, {
      [name]: (...args: unknown[]) => {
        asked.push(name);
        return real(...args);
      },
    });
  }
  const job = { missingApps: new Set<string>(), appErrors: [], upstreamErrors: [] };
  const rendered = await render(runtime, { kind: 'page', path }, job, settings);
  Object.assign(host, { loadSitemap: async () => [{ path: '/asked' }] });
  const sitemap = await render(runtime, { kind: 'sitemap', owner: 'catalog' }, job, settings);
  const { status, headers, body } = (rendered ?? {}) as Partial<PageResponse>;
  return { status, type: headers?.['content-type'], body, sitemap, asked, missing };
}

const answer = async (path: string) => {
  const { type, asked, missing } = await ask(path);
  return { type, asked, missing };
};

describe('the owner of a path is asked once', () => {
  it('for a page', async () => {
    expect(await answer('/products/tote?colour=tan')).toEqual({
      type: 'text/html; charset=utf-8',
      asked: ['renderPage'],
      missing: [],
    });
  });

  it('for a document, whatever the query', async () => {
    expect(await answer('/products/feed.xml?utm=1')).toEqual({
      type: 'application/atom+xml',
      asked: ['loadDocument'],
      missing: [],
    });
  });

  it.each(['/products/feed.xml/', '/products/constructor', '/about'])(
    'for %s, which is a page',
    async (path) => {
      expect(await answer(path)).toMatchObject({ asked: ['renderPage'] });
    },
  );

  it('though another worker runs it: which one is noted once', async () => {
    expect(await answer('/blogs')).toEqual({
      type: undefined,
      asked: ['renderPage'],
      missing: ['blog'],
    });
  });
});

describe('an app that only browsers draw', () => {
  it('has the frame with its title for a page, and its fixed paths in the sitemap', async () => {
    const stated = { server: false, title: 'Bags & more', paths: ['/products', '/products/:slug'] };
    const { status, body, asked, missing, sitemap } = await ask('/products/tote', stated as object);
    expect(status).toBe(200);
    expect(body).toContain('<title>Bags &amp; more</title>');
    expect(body?.match(/<title/g)).toHaveLength(1);
    expect([asked, missing]).toEqual([[], []]);
    expect(sitemap).toEqual([{ path: '/products' }]);
  });
});
