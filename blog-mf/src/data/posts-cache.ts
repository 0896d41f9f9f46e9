import { ResourceCache } from '@shop/shared/async';
import { type PostCard, postCard } from './post-rules';
import { forCards, loadPosts } from './posts-api';

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
