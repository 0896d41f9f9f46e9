import type { BlogPostReply } from '@shop/shared/contract';
import type { Database } from '../db/schema';
import { found } from '../http/api-error';
import { sendEncoded } from '../replies/encoded-reply';
import { imageReply, imagesByOwner, withMediaAddresses } from '../replies/image-reply';
import type { ReplyCache } from '../replies/reply-cache';
import {
  type BlogPostRow,
  findBlogPost,
  listBlogPosts,
} from '../repositories/blog-posts-repository';
import { listBlogImages } from '../repositories/pictures-repository';
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
      const [post] = await describe(db, [found(await findBlogPost(db, slug))]);
      return post;
    });
    return sendEncoded(request, reply, encoded);
  });
}

/** A card needs no more than the excerpt, which the text stands in for where there is none. */
const withoutText = (post: BlogPostReply): BlogPostReply =>
  post.excerpt.replace(/<[^>]*>/g, '').trim() === '' ? post : { ...post, content: '' };

/** Posts as the contract writes them. Their HTML is as it was written: clean it before showing it. */
async function describe(db: Database, rows: readonly BlogPostRow[]): Promise<BlogPostReply[]> {
  const ids = rows.map(({ id }) => id);
  const images = await imagesByOwner(db, await listBlogImages(db, ids), (image, picture) => ({
    ...imageReply({ ...image, color: null }, picture),
    caption: image.caption,
  }));
  return rows.map(({ created_at, updated_at, ...row }) => ({
    ...row,
    content: withMediaAddresses(row.content),
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
    images: images.get(row.id) ?? [],
  }));
}
