import type { BlogPost } from '@shop/shared/entities';
import { isHttpError, request, requestList } from '@shop/shared/http';
import { ResourceCache } from 'federated-site/async';
import { newestFirst, type PostCardData, postCard } from './post-rules';
import { reshapeBlogPost } from './reshape-blog-post';

/** For cards: a post with an excerpt comes without its text, unless the API knows no `fields`. */
export const cardQuery = { fields: 'card' } as const;

/**
 * All posts, newest first; without repeated slugs, since pages of a changing list may bring one twice.
 * @throws HttpError, NetworkError
 */
export async function loadPosts(
  signal?: AbortSignal,
  query: { fields?: 'card' } = {},
): Promise<BlogPost[]> {
  const list = await requestList('GET /api/auth/blogs/', { query, signal });
  const posts = list.map(reshapeBlogPost).filter((post) => post !== undefined);
  return newestFirst([...new Map(posts.map((post) => [post.slug, post])).values()]);
}

/** All posts as their cards show them. For the browser only: a server has many visitors. */
export const postsCache = new ResourceCache<readonly PostCardData[], 'all'>({
  load: () => loadPostCards(),
  // There may be new posts after this, in ms.
  maxAgeMs: 60_000,
});

/** @throws as `loadPosts` */
export async function loadPostCards(signal?: AbortSignal): Promise<readonly PostCardData[]> {
  return (await loadPosts(signal, cardQuery)).map(postCard);
}

/** No slug is longer: a longer one is not worth a request. */
const maxSlugLength = 255;

/**
 * Asks for one post (spec section 7): by its slug; on a 404 the first result of `?slug=`; then the
 * whole list, by slug or id. An empty slug finds none.
 * @returns undefined when there is no such post
 * @throws HttpError, NetworkError, or Error when an answer holds no post
 */
export async function findPost(slug: string, signal?: AbortSignal): Promise<BlogPost | undefined> {
  if (slug.trim() === '' || slug.length > maxSlugLength) return undefined;
  return (
    (await bySlug(slug, signal)) ??
    (await firstFiltered(slug, signal)) ??
    (await fromList(slug, signal))
  );
}

async function bySlug(slug: string, signal?: AbortSignal): Promise<BlogPost | undefined> {
  const reply = await unless404(
    request('GET /api/auth/blogs/{slug}/', { params: { slug }, signal }),
  );
  if (reply === undefined) return undefined;
  const post = reshapeBlogPost(reply);
  if (!post) throw new Error('the answer holds no post');
  return post;
}

/** The first result, unless the answer shows that the filter was not heeded: a slug is one post's. */
async function firstFiltered(slug: string, signal?: AbortSignal): Promise<BlogPost | undefined> {
  const filtered = request('GET /api/auth/blogs/', { query: { slug }, signal });
  const reply: unknown = await unless404(filtered);
  const { results = reply } = (reply ?? {}) as { results?: unknown };
  const posts = (Array.isArray(results) ? results : []).map(reshapeBlogPost);
  const [first] = posts;
  return posts.length === 1 || first?.slug === slug ? first : undefined;
}

async function fromList(slug: string, signal?: AbortSignal): Promise<BlogPost | undefined> {
  const posts = (await unless404(loadPosts(signal))) ?? [];
  return posts.find((post) => post.slug === slug) ?? posts.find(({ id }) => String(id) === slug);
}

async function unless404<T>(reply: Promise<T>): Promise<T | undefined> {
  try {
    return await reply;
  } catch (error) {
    if (isHttpError(error, 404)) return undefined;
    throw error;
  }
}
