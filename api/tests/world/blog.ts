import type { Database } from '../../src/db/schema';

/** Puts a post into the shop, past the import; its id. */
export async function addPost(db: Database, fields: Partial<typeof standard> = {}) {
  const post = { ...standard, ...fields };
  const { id } = await db
    .insertInto('blog_posts')
    .values({ ...post, updated_at: post.created_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const standard = {
  slug: 'monsoon-care',
  title: 'Leather in the monsoon',
  excerpt: 'Dry it slowly.',
  content: '<p style="color:#333">Dry it <b>slowly</b>.</p><script>alert(1)</script>',
  author: 'Rohan',
  created_at: '2026-07-01T05:00:00.000Z',
};
