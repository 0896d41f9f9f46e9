import type { CommentReply } from '@shop/shared/contract';
import type { Throttle } from '../auth/rate-limit';
import type { Database } from '../db/schema';
import { readFields } from '../fields/fields';
import { invalidIfRemoved, pkField } from '../fields/number-fields';
import { charField } from '../fields/text-fields';
import { encodeReply, sendEncoded } from '../replies/encoded-reply';
import { blogPostExists } from '../repositories/blog-posts-repository';
import { addComment, type CommentRow, listComments } from '../repositories/comments-repository';
import { databaseId } from '../repositories/rows';
import type { CommentSettings } from '../settings/account-settings';
import { maxPageSize, type Serve } from './serve';

/** The most characters of a comment: a page of text. */
const maxCommentLength = 2_000;

/** The comments of a post, and writing one (spec sections 5 and 7). */
export function commentsRoutes(
  serve: Serve,
  { db, count, perMinute, approveFirst }: CommentSettings & { db: Database; count: Throttle },
): void {
  const fields = {
    blog: pkField((id) => blogPostExists(db, id)),
    content: charField({ maxLength: maxCommentLength }),
  };

  serve('GET /api/auth/comments/', async ({ query: { blog = '' }, request, reply }) => {
    const postId = blog === '' ? undefined : databaseId(blog);
    // A post that cannot be there has no comments; an empty filter filters nothing, as Django's.
    const isNone = blog !== '' && postId === undefined;
    const rows = isNone ? [] : await listComments(db, { postId, limit: maxPageSize });
    // Not cached: an author sees a new comment at once, whichever copy of the API answers.
    return sendEncoded(request, reply, await encodeReply(rows.map(commentReply)));
  });

  serve('POST /api/auth/comments/', async ({ body, caller, reply }) => {
    const { blog, content } = await readFields(body, fields);
    const comment = { user_id: caller.id, post_id: blog, content, approved: !approveFirst };
    const row = await addComment(db, comment, () => count(String(caller.id), perMinute)).catch(
      invalidIfRemoved('blog', blog),
    );
    reply.code(201);
    return commentReply(row);
  });
}

/** A comment as the contract writes it; `email` holds the part before the @ only. */
const commentReply = ({ post_id, created_at, ...row }: CommentRow): CommentReply => ({
  id: row.id,
  blog: post_id,
  content: row.content,
  approved: row.approved,
  created_at: created_at.toISOString(),
  user: { first_name: row.first_name, email: row.email_name },
});
