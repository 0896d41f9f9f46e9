import type { Database } from '../db/schema';
import { isStorableText, returnsRow } from './rows';

export type BlogPostRow = Awaited<ReturnType<typeof listBlogPosts>>[number];

const posts = (db: Database) => db.selectFrom('blog_posts').selectAll();

/** Posts by date, newest first. */
export function listBlogPosts(db: Database, limit: number) {
  return posts(db).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

export async function findBlogPost(db: Database, slug: string): Promise<BlogPostRow | undefined> {
  if (!isStorableText(slug)) return undefined;
  return posts(db).where('slug', '=', slug).executeTakeFirst();
}

export const blogPostExists = (db: Database, id: number): Promise<boolean> =>
  returnsRow(db.selectFrom('blog_posts').select('id').where('id', '=', id));
