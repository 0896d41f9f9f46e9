import type { BlogPost } from '@shop/shared/entities';
import { requestList } from '@shop/shared/http';
import { newestFirst } from './post-rules';
import { reshapeBlogPost } from './reshape-blog-post';

/**
 * All posts, newest first; each slug once, since pages of a changing list may bring one twice.
 * @throws HttpError, NetworkError
 */
export async function loadPosts(signal?: AbortSignal): Promise<BlogPost[]> {
  const list = await requestList('GET /api/auth/blogs/', signal && { signal });
  const posts = list.map(reshapeBlogPost).filter((post) => post !== undefined);
  return newestFirst([...new Map(posts.map((post) => [post.slug, post])).values()]);
}
