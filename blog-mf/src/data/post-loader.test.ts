import { type MockHandlers, mockApi, sampleBlogPost, sampleComment } from '@shop/shared/testing';
import { type LoaderArgs, revalidatePath } from '@shop/shared/ui/bundled';
import { answer, silence } from 'federated-site/testing/api';
import { loadPostInBrowser, loadPostOnServer } from './post-loader';
import { postsCache } from './posts-api';

const postCall = 'GET /api/auth/blogs/{slug}/';
const list = 'GET /api/auth/blogs/';
const comments = 'GET /api/auth/comments/';

const at = (slug: string, query = '') =>
  ({
    params: { slug },
    request: new Request(`http://shop.test/blog/${slug}${query}`),
  }) as unknown as LoaderArgs;

const open = (handlers: MockHandlers) =>
  mockApi({ [postCall]: sampleBlogPost(), [comments]: [sampleComment()], ...handlers });

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
  it('is drawn from the card that was clicked while the line is slow', async () => {
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
