import type { BlogPostReply } from '@shop/shared/contract';
import type { Database } from '../db/schema';
import { notFound } from '../manners/api-error';
import { blogPostReply } from '../replies/blog-post-reply';
import type { ReplyCache } from '../replies/reply-cache';
import { sendEncoded } from '../replies/send-encoded';
import {
  type BlogImageRow,
  type BlogPostRow,
  findBlogPost,
  listBlogImages,
  listBlogPosts,
} from '../repositories/blog-posts-repository';
import { findPictures } from '../repositories/pictures-repository';
import { maxPageSize, type Serve } from './serve';

/** The posts, newest first, and one post (spec section 7). */
export function blogsRoutes(serve: Serve, db: Database, cache: ReplyCache): void {
  serve('GET /api/auth/blogs/', async ({ query, request, reply }) => {
    const { slug = '' } = query;
    const isCard = query.fields === 'card';
    const encoded = await cache.reply(`blogs ${isCard ? 'card' : ''} ${slug}`, async () => {
      // An empty filter filters nothing, as Django's.
      const rows =
        slug === ''
          ? await listBlogPosts(db, maxPageSize)
          : [await findBlogPost(db, slug)].filter((row) => row !== undefined);
      const posts = await describe(db, rows);
      return isCard ? posts.map(withoutText) : posts;
    });
    return sendEncoded(request, reply, encoded);
  });

  serve('GET /api/auth/blogs/{slug}/', async ({ params: { slug }, request, reply }) => {
    const encoded = await cache.reply(`blog ${slug}`, async () => {
      const row = await findBlogPost(db, slug);
      if (!row) throw notFound();
      const [post] = await describe(db, [row]);
      return post;
    });
    return sendEncoded(request, reply, encoded);
  });
}

/** A card needs no more than the excerpt, which the text stands in for where there is none. */
const withoutText = (post: BlogPostReply): BlogPostReply =>
  post.excerpt.replace(/<[^>]*>/g, '').trim() === '' ? post : { ...post, content: '' };

async function describe(db: Database, rows: readonly BlogPostRow[]): Promise<BlogPostReply[]> {
  const images = await listBlogImages(
    db,
    rows.map(({ id }) => id),
  );
  const pictures = await findPictures(
    db,
    images.map((image) => image.picture_hash),
  );
  const byPost = new Map<number, BlogImageRow[]>(rows.map(({ id }) => [id, []]));
  for (const image of images) byPost.get(image.post_id)?.push(image);
  return rows.map((row) => blogPostReply(row, byPost.get(row.id) ?? [], pictures));
}
