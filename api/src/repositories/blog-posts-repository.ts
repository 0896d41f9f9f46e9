import { sql } from 'kysely';
import type { Database } from '../db/schema';
import { isStorableText } from './storable';

export type BlogPostRow = Awaited<ReturnType<typeof listBlogPosts>>[number];

export interface BlogImageRow {
  id: number;
  post_id: number;
  picture_hash: string;
  caption: string;
  alt: string;
}

const posts = (db: Database) => db.selectFrom('blog_posts').selectAll();

/** Posts by date, newest first. */
export function listBlogPosts(db: Database, limit: number) {
  return posts(db).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

export async function findBlogPost(db: Database, slug: string): Promise<BlogPostRow | undefined> {
  if (!isStorableText(slug)) return undefined;
  return posts(db).where('slug', '=', slug).executeTakeFirst();
}

export async function blogPostExists(db: Database, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('blog_posts')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** The pictures of some posts in their order. */
export function listBlogImages(db: Database, postIds: readonly number[]): Promise<BlogImageRow[]> {
  return db
    .selectFrom('blog_images')
    .select(['id', 'post_id', 'picture_hash', 'caption', 'alt'])
    .where('post_id', '=', sql<number>`any(${postIds}::int[])`)
    .orderBy('post_id')
    .orderBy('position')
    .execute();
}
