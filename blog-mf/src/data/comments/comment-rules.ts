import type { BlogComment } from '@shop/shared/entities';
import { isHttpError, isOffline, offlineText } from '@shop/shared/http';
import { greetingName, type User } from '@shop/shared/session';
import { newestFirst } from '../post-rules';

/** Comments on a page before the visitor asks for all. */
export const firstComments = 20;

/** Newest first, without repetitions and those whose `approved` is explicitly false (spec section 5). */
export function shownComments(comments: readonly BlogComment[]): BlogComment[] {
  const seen = new Set<number>();
  const isNew = ({ id }: BlogComment) => id === 0 || (!seen.has(id) && seen.add(id).size > 0);
  return newestFirst(comments.filter(({ hidden }) => !hidden).filter(isNew));
}

/** By first name, else the part of the e-mail before the @, else 'User' (spec section 6). */
export const commenterName = ({ user }: Pick<BlogComment, 'user'>): string =>
  greetingName(user ?? { first_name: '', email: '' });

/**
 * A comment that the server has stored: as it answered, completed by the visitor's text.
 * @param now ISO 8601
 */
export function ownComment(
  stored: BlogComment | undefined,
  { content, user, now }: { content: string; user: User; now: string },
): BlogComment {
  const { first_name, email } = user;
  const written = { id: 0, content, hidden: false, createdAt: now };
  const own = { first_name, email: email.split('@')[0] ?? '' };
  return { ...written, ...stored, createdAt: stored?.createdAt || now, user: stored?.user ?? own };
}

/** The message for a comment that was not posted (spec section 8), and the server's reason. */
export function postingFailure(error: unknown): { text: string; reason?: string } {
  if (!isHttpError(error)) {
    return { text: 'Network error', ...(isOffline(error) && { reason: offlineText }) };
  }
  const reason = reasonIn(error.body);
  return { text: 'Failed to post comment', ...(reason && { reason }) };
}

/** `detail`, or the error of the text; not a page of HTML, nor a token's trouble. */
function reasonIn(body: unknown): string | undefined {
  const { detail, content, non_field_errors, code } = (body ?? {}) as Record<string, unknown>;
  const [reason] = [content, non_field_errors, detail]
    .flat()
    .filter((text) => typeof text === 'string');
  return code === 'token_not_valid' || !reason || reason.length > 300 ? undefined : reason;
}

/** The id in `#comment-12`; undefined for another fragment. */
export function commentInHash(hash: string): number | undefined {
  const [, id] = /^#comment-([1-9]\d{0,15})$/.exec(hash) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** The element of a comment, to link to. */
export const commentAnchor = (id: number): string | undefined =>
  id > 0 ? `comment-${id}` : undefined;
