import { ResourceCache } from '@shop/shared/async';
import type { BlogPost } from '@shop/shared/entities';
import { requestList } from '@shop/shared/http';
import { newestFirst, type PostCard, postCard } from './post-rules';
import { reshapeBlogPost } from './reshape-blog-post';

/** For cards: a post with an excerpt comes without its text, unless the API knows no `fields`. */
export const forCards = { fields: 'card' } as const;

/**
 * All posts, newest first; each slug once, since pages of a changing list may bring one twice.
 * @throws HttpError, NetworkError
 */
export async function loadPosts(
  signal?: AbortSignal,
  query: { fields?: 'card' } = {},
): Promise<BlogPost[]> {
  const options = { query, ...(signal && { signal }) };
  const list = await requestList('GET /api/auth/blogs/', options);
  const posts = list.map(reshapeBlogPost).filter((post) => post !== undefined);
  return newestFirst([...new Map(posts.map((post) => [post.slug, post])).values()]);
}

/** All posts as their cards show them. For the browser only: a server has many visitors. */
export const postsCache = new ResourceCache<readonly PostCard[], 'all'>({
  load: () => loadPostCards(),
  // Somebody may have written since, in ms.
  maxAgeMs: 60_000,
});

/** @throws as `loadPosts` */
export async function loadPostCards(signal?: AbortSignal): Promise<readonly PostCard[]> {
  return (await loadPosts(signal, forCards)).map(postCard);
}
