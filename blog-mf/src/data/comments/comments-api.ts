import type { BlogComment } from '@shop/shared/entities';
import { request, requestList } from '@shop/shared/http';
import { shownComments } from './comment-rules';
import { reshapeComment } from './reshape-comment';

/** The comments of a post, newest first and without hidden ones, or that they cannot be had. */
export type CommentsOutcome =
  | {
      state: 'ready';
      /** the first ones, or all */
      comments: readonly BlogComment[];
      total: number;
    }
  | { state: 'failed' };

/**
 * The comments of a post that are shown, newest first.
 * @throws HttpError, NetworkError
 */
export async function loadComments(blog: number, signal?: AbortSignal): Promise<BlogComment[]> {
  const options = { query: { blog }, ...(signal && { signal }) };
  const list = await requestList('GET /api/auth/comments/', options);
  return shownComments(list.map(reshapeComment).filter((comment) => comment !== undefined));
}

/**
 * Writes a comment.
 * @param content trimmed, not empty
 * @returns the comment as the server took it; undefined where its answer does not tell
 * @throws HttpError when the server refuses, NetworkError when no answer comes
 */
export async function sendComment(blog: number, content: string): Promise<BlogComment | undefined> {
  return reshapeComment(await request('POST /api/auth/comments/', { body: { blog, content } }));
}
