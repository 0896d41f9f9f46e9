import { TaskAppHistory } from './task-app-history';
import { StoreOnDisk } from './testing/store-on-disk';

describe('the parts whose code a page is likely to run', () => {
  const store = new StoreOnDisk();
  afterAll(() => store.remove());
  const set = {
    id: 'a',
    parent: null,
    parts: {
      host: store.publish('host', '1.0.0'),
      blog: store.publish('blog', '1.0.0'),
      catalog: { ...store.publish('catalog', '1.0.0'), paths: ['/products/:slug'] },
    },
  };
  const page = (path: string) => ({ kind: 'page', path }) as const;

  it('are its owner, when it was never seen', () => {
    const likely = new TaskAppHistory();
    expect(likely.appsOf(set, page('/products/tote?colour=tan'))).toEqual(['catalog']);
    expect(likely.appsOf(set, page('/'))).toEqual([]);
    expect(likely.appsOf(set, { kind: 'sitemap', owner: 'blog' })).toEqual(['blog']);
  });

  it('are those that ran the last time', () => {
    const likely = new TaskAppHistory();
    likely.note(set, page('/'), ['catalog', 'blog']);
    expect(likely.appsOf(set, page('/?from=mail'))).toEqual(['blog', 'catalog']);
    expect(likely.appsOf(set, page('/about'))).toEqual([]);
  });

  it('are those that ran the last time for a page of the same pattern', () => {
    const likely = new TaskAppHistory();
    likely.note(set, page('/products/tote'), ['catalog', 'blog']);
    expect(likely.appsOf(set, page('/products/wallet'))).toEqual(['blog', 'catalog']);
    expect(likely.appsOf(set, { kind: 'shell', path: '/products/wallet' })).toEqual([]);
  });
});
