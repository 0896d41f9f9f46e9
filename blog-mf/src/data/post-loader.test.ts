import { shopConfig } from '@shop/shared/config';
import {
  type MockHandlers,
  mockApi,
  sampleBlogPost,
  sampleComment,
  sampleProduct,
} from '@shop/shared/testing';
import { type LoaderArgs, revalidatePath } from '@shop/shared/ui/bundled';
import { answer, silence } from 'federated-site/testing/api';
import { loadPostInBrowser, loadPostOnServer } from './post-loader';
import { postsCache } from './posts-api';

const postCall = 'GET /api/auth/blogs/{slug}/';
const list = 'GET /api/auth/blogs/';
const comments = 'GET /api/auth/comments/';
const products = 'GET /api/auth/products/';
const product = 'GET /api/auth/products/{ref}/';

const at = (slug: string, query = '') =>
  ({
    params: { slug },
    request: new Request(`http://shop.test/blog/${slug}${query}`),
  }) as unknown as LoaderArgs;

const open = (handlers: MockHandlers) =>
  mockApi({
    [postCall]: sampleBlogPost(),
    [comments]: [sampleComment()],
    [products]: [],
    ...handlers,
  });

beforeEach(() => jest.spyOn(console, 'info').mockImplementation(() => undefined));

describe('a post on the server', () => {
  it('comes with its text sanitised and its comments, which anybody may read (spec section 6)', async () => {
    const content = '<p onclick="x()">Dry <script>alert(1)</script>leather</p>';
    const api = open({ [postCall]: sampleBlogPost({ content }) });
    expect(await loadPostOnServer(at('sample-post-3'))).toMatchObject({
      state: 'found',
      post: { title: 'Sample post 3', body: '<p>Dry leather</p>' },
      comments: { state: 'ready', total: 1, comments: [{ id: 12 }] },
    });
    expect(api.callsOf(comments).map(({ query }) => query)).toEqual([{ blog: '3' }]);
  });

  it('carries nothing of the post as it came, nor an address of a commenter', async () => {
    open({
      [postCall]: sampleBlogPost({ content: '<p onclick="x()">Dry</p>' }),
      [comments]: [sampleComment({ user: { first_name: '', email: 'kavita@mail.example' } })],
    });
    const data = JSON.stringify(await loadPostOnServer(at('sample-post-3')));
    expect(data).not.toContain('onclick');
    expect(data).not.toContain('mail.example');
  });

  it('with many comments has the first 20, or all on request without scripts', async () => {
    const many = Array.from({ length: 50 }, (_, at) => sampleComment({ id: at + 1 }));
    open({ [comments]: many });
    const shown = async (query: string) => {
      const page = await loadPostOnServer(at('sample-post-3', query));
      return 'comments' in page && page.comments?.state === 'ready' ? page.comments : undefined;
    };
    expect(await shown('')).toMatchObject({ total: 50, comments: { length: 20 } });
    expect(await shown('?comments=all')).toMatchObject({ total: 50, comments: { length: 50 } });
  });

  it('comes with the products that it links to, three at most, without those that are gone', async () => {
    const links = ['tote', 'gone', 'tote', 'belt', 'wallet'].map(
      (slug) => `<a href="/products/${slug}">${slug}</a>`,
    );
    const api = open({
      [postCall]: sampleBlogPost({ content: `<p>${links.join(', ')}</p>` }),
      [product]: (({ params }: { params: { ref: string } }) =>
        params.ref === 'gone' ? answer(404) : sampleProduct({ slug: params.ref })) as never,
    });
    expect(await loadPostOnServer(at('sample-post-3'))).toMatchObject({
      related: { isLinked: true, cards: [{ slug: 'tote' }, { slug: 'belt' }] },
    });
    expect(api.callsOf(product).map(({ params }) => params.ref)).toEqual(['tote', 'gone', 'belt']);
  });

  it('takes a link to a product of another shop for none to its own', async () => {
    const { siteUrl } = shopConfig();
    const links = [
      'https://other-shop.example/products/pouch',
      `${siteUrl}.other-shop.example/products/case`,
      'https://[/products/strap',
      `${siteUrl.replace('localhost', 'LOCALHOST')}/products/tote`,
      '/products/belt',
    ].map((address) => `<a href="${address}">it</a>`);
    const api = open({
      [postCall]: sampleBlogPost({ content: `<p>${links.join(', ')}</p>` }),
      [product]: (({ params }: { params: { ref: string } }) =>
        sampleProduct({ slug: params.ref })) as never,
    });
    await loadPostOnServer(at('sample-post-3'));
    expect(api.callsOf(product).map(({ params }) => params.ref)).toEqual(['tote', 'belt']);
  });

  it('comes with the newest products where it links to none, of an API that sorts nothing too', async () => {
    const days = ['2026-01-01', '2026-01-04', '2026-01-02', '2026-01-03'];
    const list = days.map((day, id) =>
      sampleProduct({ id: id + 1, created_at: `${day}T09:00:00Z` }),
    );
    const page = { count: 80, next: 'http://api.test/api/auth/products/?page=2', results: list };
    for (const reply of [list, page]) {
      open({ [products]: () => reply as never });
      expect(await loadPostOnServer(at('sample-post-3'))).toMatchObject({
        related: { isLinked: false, cards: [{ id: 2 }, { id: 4 }, { id: 3 }] },
      });
    }
  });

  it('does not fail or wait long for its products', async () => {
    for (const reply of [answer(500), silence()]) {
      open({ [products]: reply });
      expect(await loadPostOnServer(at('sample-post-3'))).toMatchObject({
        state: 'found',
        related: { cards: [] },
      });
    }
  });

  it('does not fail with its comments', async () => {
    open({ [comments]: answer(500) });
    expect(await loadPostOnServer(at('sample-post-3'))).toMatchObject({
      state: 'found',
      comments: { state: 'failed' },
    });
  });

  it('that does not exist is a 404', async () => {
    mockApi({ [postCall]: answer(404, { detail: 'Not found.' }), [list]: [] });
    expect(await loadPostOnServer(at('gone'))).toMatchObject({
      data: { state: 'missing' },
      init: { status: 404 },
    });
  });

  it('is a 503 that says when to come back when the API fails', async () => {
    open({ [postCall]: answer(502) });
    expect(await loadPostOnServer(at('sample-post-3'))).toMatchObject({
      data: { state: 'failed' },
      init: { status: 503, headers: { 'Retry-After': '30' } },
    });
  });

  it('leaves data of a slow API to the browser', async () => {
    open({ [postCall]: answer(504) });
    expect(await loadPostOnServer(at('sample-post-3'))).toMatchObject({
      data: { state: 'coming' },
      init: { status: 503, headers: { 'Retry-After': '10' } },
    });
  });
});

describe('a post in the browser', () => {
  it('is drawn from the card that was clicked while the connection is slow', async () => {
    const card = { id: 3, slug: 'sample-post-3', title: 'Sample post 3' };
    postsCache.set('all', [{ ...card, excerpt: '', author: '', createdAt: '', updatedAt: '' }]);
    open({ [postCall]: silence() });
    expect(await loadPostInBrowser(at('sample-post-3'))).toMatchObject({ state: 'coming', card });
  });
});

describe('a change of address', () => {
  const url = (path: string) => new URL(path, 'http://shop.test');
  const asks = (from: string, to: string) =>
    revalidatePath({
      currentUrl: url(from),
      nextUrl: url(to),
      defaultShouldRevalidate: true,
    } as Parameters<typeof revalidatePath>[0]);

  it('of the fragment or the number of comments loads nothing again', () => {
    expect(asks('/blog/care?comments=all', '/blog/care#comment-3')).toBe(false);
  });

  it('of the post does, and so does trying again', () => {
    expect(asks('/blog/care', '/blog/gifts')).toBe(true);
    expect(asks('/blog/care', '/blog/care')).toBe(true);
  });
});
