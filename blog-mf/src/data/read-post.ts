import type { BlogPost } from '@shop/shared/entities';
import { cleanHtml } from '@shop/shared/html';
import { findPost } from './post-api';
import type { PostResult, ReadPost } from './post-outcome';
import { ownExcerpt, postCard } from './post-rules';

/**
 * Asks for a post and makes it fit to be read: its HTML sanitised.
 * @returns the outcome; never rejects
 */
export async function readPost(slug: string, signal?: AbortSignal): Promise<PostResult> {
  try {
    const post = await findPost(slug, signal);
    return post ? { state: 'found', post: await fitToRead(post) } : { state: 'missing' };
  } catch (error) {
    if (!signal?.aborted) console.info(`post ${slug}:`, error);
    return { state: 'failed' };
  }
}

const fitToRead = async (post: BlogPost): Promise<ReadPost> => ({
  ...postCard(post),
  lead: ownExcerpt(post),
  pictures: post.pictures,
  body: await cleanHtml(post.content),
});
