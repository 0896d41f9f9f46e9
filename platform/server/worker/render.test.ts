import { StoreOnDisk } from '../release/testing/store-on-disk';
import { sampleSettings } from '../testing/sample-site';
import { ReleaseRuntime } from './release-runtime';
import { render } from './render';

const store = new StoreOnDisk();
afterAll(() => store.remove());

/** Answers a path in a worker that runs the catalogue. @returns status, and what the host was asked */
async function answer(path: string) {
  const settings = sampleSettings({ STORE_DIR: store.folder });
  const parts = {
    host: store.publish('host', '1.0.0'),
    catalog: store.publish('catalog', '1.0.0'),
    blog: store.publish('blog', '1.0.0'),
  };
  const set = { id: 'a', parent: null, parts };
  const missing: string[] = [];
  const runtime = await ReleaseRuntime.load(
    { set, apps: ['catalog'], disabledApps: [] },
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
  const type = (rendered as { headers?: Record<string, string> })?.headers?.['content-type'];
  return { type, asked, missing };
}

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
