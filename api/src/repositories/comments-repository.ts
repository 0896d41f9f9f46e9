import { sql } from 'kysely';
import type { Database } from '../db/schema';

export type CommentRow = Awaited<ReturnType<typeof listComments>>[number];

/** The same text of the same person within so many seconds was sent twice by mistake. */
const repeatSeconds = 60;

const comments = (db: Database) =>
  db
    .selectFrom('comments')
    .leftJoin('users', 'users.id', 'comments.user_id')
    .select(['comments.id', 'comments.post_id', 'comments.content'])
    .select(['comments.approved', 'comments.created_at'])
    .select([
      sql<string>`coalesce(users.first_name, comments.guest_name, '')`.as('first_name'),
      // No whole address leaves the database.
      sql<string>`coalesce(split_part(users.email, '@', 1), '')`.as('email_name'),
    ]);

/** Approved comments, the newest first: of one post, or of all. */
export function listComments(
  db: Database,
  { postId, limit }: { postId?: number | undefined; limit: number },
) {
  let query = comments(db).where('comments.approved', '=', true).limit(limit);
  if (postId !== undefined) query = query.where('comments.post_id', '=', postId);
  return query.orderBy('comments.created_at', 'desc').orderBy('comments.id', 'desc').execute();
}

/**
 * Adds a comment; when the same person sent the same words to the same post a moment ago, that
 * comment is given instead. However many come at once, one is added. `beforeAdding` may throw,
 * then none is.
 */
export function addComment(
  db: Database,
  comment: { user_id: number; post_id: number; content: string; approved: boolean },
  beforeAdding: () => void,
): Promise<CommentRow> {
  return db.transaction().execute(async (write) => {
    await write
      .selectFrom('users')
      .select('id')
      .where('id', '=', comment.user_id)
      .forNoKeyUpdate()
      .execute();
    const before = await comments(write)
      .where('comments.user_id', '=', comment.user_id)
      .where('comments.post_id', '=', comment.post_id)
      .where('comments.content', '=', comment.content)
      .where('comments.created_at', '>', sql<Date>`now() - make_interval(secs => ${repeatSeconds})`)
      .executeTakeFirst();
    if (before) return before;
    beforeAdding();
    const { id } = await write
      .insertInto('comments')
      .values(comment)
      .returning('id')
      .executeTakeFirstOrThrow();
    return comments(write).where('comments.id', '=', id).executeTakeFirstOrThrow();
  });
}
