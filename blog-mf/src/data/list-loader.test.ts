import { mockApi, sampleBlogPosts } from '@shop/shared/testing';
import type { LoaderArgs } from '@shop/shared/ui/bundled';
import { waitFor } from '@testing-library/react';
import { answer, silence } from 'federated-site/testing/api';
import { loadListInBrowser, loadListOnServer } from './list-loader';
import { postsCache } from './posts-api';

const list = 'GET /api/auth/blogs/';
const at = (path: string) =>
  ({ params: {}, request: new Request(`http://shop.test${path}`) }) as unknown as LoaderArgs;

beforeEach(() => {
  postsCache.clear();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});

describe('the blog list on the server', () => {
  it('holds one page of cards, newest first (spec section 7), and no contents', async () => {
    const api = mockApi({ [list]: sampleBlogPosts(30) });
    const page = await loadListOnServer(at('/blogs?page=2'));
    expect(page).toMatchObject({ state: 'ready', page: 2, pages: 3 });
    const { cards } = page as Extract<typeof page, { cards: unknown }>;
    expect(cards.map(({ id }) => id)).toEqual([18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7]);
    expect(JSON.stringify(cards)).not.toContain('Empty every');
    // Nor asks for them, where the API can leave them out.
    expect(api.callsOf(list).map(({ query }) => query)).toEqual([{ fields: 'card' }]);
  });

  it('follows the pages of an API that answers in pages', async () => {
    const posts = sampleBlogPosts(3);
    mockApi({
      [list]: ({ query }) =>
        query.page
          ? { count: 3, next: null, results: posts.slice(2) }
          : {
              count: 3,
              next: 'http://api.test/api/auth/blogs/?page=2',
              results: posts.slice(0, 2),
            },
    });
    expect(await loadListOnServer(at('/blogs'))).toMatchObject({
      cards: [{ id: 3 }, { id: 2 }, { id: 1 }],
    });
  });

  it.each(['0', '-1', '1e9', 'x', '999'])(
    'an odd page (%s) is the nearest that exists',
    async (page) => {
      mockApi({ [list]: sampleBlogPosts(2) });
      expect(await loadListOnServer(at(`/blogs?page=${page}`))).toMatchObject({
        page: 1,
        pages: 1,
      });
    },
  );

  it('an API that fails is a 503 that says when to come back', async () => {
    mockApi({ [list]: answer(500) });
    expect(await loadListOnServer(at('/blogs'))).toMatchObject({
      data: { state: 'failed' },
      init: { status: 503, headers: { 'Retry-After': '30' } },
    });
  });

  it('leaves data of a slow API to the browser', async () => {
    mockApi({ [list]: answer(504) });
    expect(await loadListOnServer(at('/blogs'))).toMatchObject({
      data: { state: 'coming' },
      init: { status: 503, headers: { 'Retry-After': '10' } },
    });
  });
});

describe('the blog list in the browser', () => {
  it('does not make a navigation wait for a slow connection', async () => {
    mockApi({ [list]: silence() });
    expect(await loadListInBrowser(at('/blogs'))).toMatchObject({ state: 'coming' });
  });

  it('is there at once on the way back, without another call', async () => {
    const api = mockApi({ [list]: sampleBlogPosts(13) });
    const first = await loadListInBrowser(at('/blogs'));
    if (first.state === 'coming') await first.outcome;
    expect(await loadListInBrowser(at('/blogs?page=2'))).toMatchObject({ cards: [{ id: 1 }] });
    expect(api.calls).toHaveLength(1);
  });

  it('is requested again after a while, without delaying the page', async () => {
    postsCache.set('all', []);
    const api = mockApi({ [list]: sampleBlogPosts(2) });
    const later = Date.now() + 120_000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    expect(await loadListInBrowser(at('/blogs'))).toMatchObject({ state: 'ready', cards: [] });
    expect(api.calls).toHaveLength(1);
    await waitFor(() => expect(postsCache.peek('all')).toHaveLength(2));
  });
});
