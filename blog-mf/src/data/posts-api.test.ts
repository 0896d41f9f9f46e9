import { type MockHandlers, mockApi, sampleBlogPost } from '@shop/shared/testing';
import { answer, noAnswer } from 'federated-site/testing/api';
import { findPost } from './posts-api';

const postCall = 'GET /api/auth/blogs/{slug}/';
const list = 'GET /api/auth/blogs/';
const missing = answer(404, { detail: 'Not found.' });
const care = sampleBlogPost({ id: 3, slug: 'care' });
const gifts = sampleBlogPost({ id: 4, slug: 'gifts' });

/** Lists by `?slug=` and whole, as each is called. */
const lists = (filtered: unknown, whole: unknown): MockHandlers => ({
  [postCall]: missing,
  [list]: ({ query }) => (query.slug === undefined ? whole : filtered),
});

describe('one post is requested (spec section 7)', () => {
  it('by its slug, and nothing else when that answers', async () => {
    const api = mockApi({ [postCall]: care });
    expect(await findPost('care')).toMatchObject({ id: 3, slug: 'care' });
    expect(api.calls).toHaveLength(1);
    expect(api.calls[0]?.params).toEqual({ slug: 'care' });
  });

  it('on a 404 by ?slug=, of which the first result is taken', async () => {
    const api = mockApi(lists([care], missing));
    expect(await findPost('care')).toMatchObject({ id: 3 });
    expect(api.callsOf(list).map(({ query }) => query)).toEqual([{ slug: 'care' }]);
  });

  it('the first result of a page counts as well', async () => {
    mockApi(lists({ count: 1, next: null, previous: null, results: [care] }, missing));
    expect(await findPost('old-name-of-care')).toMatchObject({ id: 3 });
  });

  it('then in the whole list, by slug', async () => {
    const api = mockApi(lists([], [gifts, care]));
    expect(await findPost('care')).toMatchObject({ id: 3 });
    expect(api.callsOf(list)).toHaveLength(2);
  });

  it('or by id', async () => {
    mockApi(lists([], [gifts, care]));
    expect(await findPost('3')).toMatchObject({ slug: 'care' });
  });

  it('an API that heeds no filter does not show another post instead', async () => {
    mockApi(lists([gifts, care], [gifts, care]));
    expect(await findPost('care')).toMatchObject({ id: 3 });
    expect(await findPost('nothing')).toBeUndefined();
  });

  it('and when none matches there is none', async () => {
    mockApi(lists([], [gifts]));
    expect(await findPost('care')).toBeUndefined();
    mockApi(lists(missing, missing));
    expect(await findPost('care')).toBeUndefined();
  });

  it.each(['', '  ', 'a'.repeat(300)])(
    'no slug (%j) gives no post, without a call',
    async (slug) => {
      const api = mockApi();
      expect(await findPost(slug)).toBeUndefined();
      expect(api.calls).toHaveLength(0);
    },
  );

  it.each([
    ['the slug call', { [postCall]: answer(500) }],
    ['the slug call, unanswered', { [postCall]: noAnswer() }],
    ['the slug call, with no post in it', { [postCall]: answer(200, []) }],
    ['?slug=', lists(answer(500), [])],
    ['the whole list', lists([], answer(503))],
  ])('any other failure of %s is one', async (_, handlers) => {
    mockApi(handlers);
    await expect(findPost('care')).rejects.toThrow();
  });
});
