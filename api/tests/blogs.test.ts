import { endpoints } from '@shop/shared/contract';
import { FormatRegistry } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { addPost } from './world/blog';
import { eventually } from './world/eventually';
import { openTestShop, type TestShop } from './world/test-shop';

const blogs = '/api/auth/blogs/';

describe('The blog (spec sections 3 and 7)', () => {
  let shop: TestShop;
  beforeAll(async () => {
    FormatRegistry.Set('date-time', (text) => !Number.isNaN(Date.parse(text)));
    shop = await openTestShop();
    await addPost(shop.db);
    await addPost(shop.db, { slug: 'older', created_at: '2025-01-01T00:00:00Z' });
    await addPost(shop.db, { slug: 'newest', created_at: '2026-09-01T00:00:00Z' });
  });
  afterAll(() => shop.close());

  const read = async (path: string) => (await shop.call(path)).json();

  it('lists posts newest first, as the contract has them, and each of them by its slug', async () => {
    const posts = await read(blogs);
    expect(posts.map(({ slug }: { slug: string }) => slug)).toEqual([
      'newest',
      'monsoon-care',
      'older',
    ]);
    expect([...Value.Errors(endpoints['GET /api/auth/blogs/'].reply, posts)]).toEqual([]);
    expect(await read(`${blogs}monsoon-care/`)).toEqual(posts[1]);
  });

  it('gives a post as it was written: HTML is cleaned where it is shown', async () => {
    expect(await read(`${blogs}monsoon-care/`)).toEqual({
      id: 1,
      title: 'Leather in the monsoon',
      slug: 'monsoon-care',
      excerpt: 'Dry it slowly.',
      content: '<p style="color:#333">Dry it <b>slowly</b>.</p><script>alert(1)</script>',
      author: 'Rohan',
      created_at: '2026-07-01T05:00:00.000Z',
      updated_at: '2026-07-01T05:00:00.000Z',
      images: [],
    });
  });

  it('filters by slug: one post or none; an empty filter filters nothing', async () => {
    expect(await read(`${blogs}?slug=older`)).toMatchObject([{ slug: 'older' }]);
    expect(await read(`${blogs}?slug=none`)).toEqual([]);
    expect(await read(`${blogs}?slug=%00`)).toEqual([]);
    expect(await read(`${blogs}?slug=`)).toHaveLength(3);
  });

  it('leaves texts out of a list of cards, but not one that replaces an excerpt', async () => {
    const content = '<p>A story without an excerpt.</p>';
    await addPost(shop.db, {
      slug: 'bare',
      excerpt: '<p> </p>',
      content,
      created_at: '2024-01-01T00:00:00Z',
    });
    const cards = await eventually(
      () => read(`${blogs}?fields=card`),
      (posts) => posts.length === 4,
    );
    expect(cards.map((post: { content: string }) => post.content)).toEqual(['', '', '', content]);
    expect(cards[1]).toMatchObject({ slug: 'monsoon-care', excerpt: 'Dry it slowly.', images: [] });
  });

  it.each(['none', '1', '%00', '%ED%A0%80', 'x'.repeat(300)])('has no post %s', async (slug) => {
    const response = await shop.call(`${blogs}${slug}/`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ detail: 'Not found.' });
  });

  it('answers 304 to a caller that has the list or the post already', async () => {
    for (const path of [blogs, `${blogs}older/`]) {
      const etag = (await shop.call(path)).headers.get('etag') ?? '';
      const again = await shop.call(path, { headers: { 'if-none-match': etag } });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
  });

  it('shows a change within seconds, however it was made', async () => {
    await shop.db
      .updateTable('blog_posts')
      .set({ title: 'New' })
      .where('slug', '=', 'older')
      .execute();
    await eventually(
      async () => (await read(`${blogs}older/`)).title,
      (title) => title === 'New',
    );
  });
});
