import { type BlogComment, fieldsOf, parseInteger, readText } from '@shop/shared/entities';
import { request, requestList } from '@shop/shared/http';
import { shownComments } from './comment-rules';

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
  const list = await requestList('GET /api/auth/comments/', { query: { blog }, signal });
  return shownComments(list.map(reshapeComment).filter((comment) => comment !== undefined));
}

/**
 * Writes a comment.
 * @param content trimmed, not empty
 * @returns the comment as the server stored it; undefined where its answer lacks it
 * @throws HttpError when the server refuses, NetworkError when no answer comes
 */
export async function sendComment(blog: number, content: string): Promise<BlogComment | undefined> {
  return reshapeComment(await request('POST /api/auth/comments/', { body: { blog, content } }));
}

/**
 * A comment as any API writes it (spec section 3). Of an e-mail address only the part before the @
 * stays, since a page holds its data. Never throws.
 * @returns undefined for a comment without text
 */
export function reshapeComment(raw: unknown): BlogComment | undefined {
  const fields = fieldsOf(raw);
  const content = readText(fields.content);
  if (content === '') return undefined;
  const user = fieldsOf(fields.user);
  const isKnown = user.first_name !== undefined || user.email !== undefined;
  const [email = ''] = readText(user.email).split('@');
  return {
    id: parseInteger(fields.id ?? fields.pk, 1) ?? 0,
    content,
    hidden: /^(false|0)$/i.test(readText(fields.approved)),
    createdAt: readText(fields.created_at),
    ...(isKnown && { user: { first_name: readText(user.first_name), email } }),
  };
}
