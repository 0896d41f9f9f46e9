import { sql } from 'kysely';
import type { ChangedFields, Database, Write } from '../db/schema';
import { recordChange } from './changes-repository';
import { anyOf, partOf } from './rows';

export type CommentRow = Awaited<ReturnType<typeof listComments>>[number];

/** For how long the same text of the same person counts as sent twice by mistake, in seconds. */
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
  beforeAdding: () => void | Promise<void>,
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
    await beforeAdding();
    const { id } = await write
      .insertInto('comments')
      .values(comment)
      .returning('id')
      .executeTakeFirstOrThrow();
    return comments(write).where('comments.id', '=', id).executeTakeFirstOrThrow();
  });
}

/** A comment as the shopkeeper sees it. */
export type ModeratedComment = Awaited<ReturnType<typeof listModerated>>['rows'][number];

export interface ModerationList {
  /** Only those that wait: neither shown nor hidden. */
  waiting: boolean;
  /** Only the others. */
  decided?: boolean;
  limit: number;
  offset?: number;
}

/** Whether a comment is shown; null: it is not, and staff have not decided. */
export const decisionOf = (row: { approved: boolean; moderated_at: Date | null }) =>
  row.approved || row.moderated_at ? row.approved : null;

const moderated = (db: Database) =>
  db
    .selectFrom('comments')
    .innerJoin('blog_posts', 'blog_posts.id', 'comments.post_id')
    .leftJoin('users', 'users.id', 'comments.user_id')
    .select(['comments.id', 'blog_posts.slug', 'comments.content', 'comments.approved'])
    .select(['comments.created_at', 'comments.moderated_at'])
    .select([
      sql<string>`coalesce(users.first_name, comments.guest_name, '')`.as('name'),
      // '' for one that was brought along with its post.
      sql<string>`coalesce(users.email, '')`.as('email'),
    ]);

export const findModerated = (db: Database, id: number) =>
  moderated(db).where('comments.id', '=', id).executeTakeFirst();

/** The latest comments, shown or not, the newest first, and how many there are. */
export function listModerated(db: Database, { waiting, decided, ...range }: ModerationList) {
  let query = moderated(db);
  // Written out, so that the index of those that wait serves.
  if (waiting) query = query.where(sql<boolean>`not comments.approved and moderated_at is null`);
  if (decided) query = query.where(sql<boolean>`(comments.approved or moderated_at is not null)`);
  return partOf(query.orderBy('comments.created_at', 'desc').orderBy('comments.id', 'desc'), range);
}

/** Approves comments, all or none. Gives the ids that no comment has. */
export const approveComments = (db: Database, ids: readonly number[]): Promise<number[]> =>
  decide(db, ids, { approved: true }, (write) =>
    write.updateTable('comments').set({ approved: true }).where('id', '=', anyOf(ids)).execute(),
  );

/** Deletes comments, all or none. Gives the ids that no comment has. */
export const removeComments = (db: Database, ids: readonly number[]): Promise<number[]> =>
  decide(db, ids, { removed: true }, (write) =>
    write.deleteFrom('comments').where('id', '=', anyOf(ids)).execute(),
  );

/** Makes the change, and logs it, when all comments exist, which it locks until then. */
const decide = (
  db: Database,
  ids: readonly number[],
  after: ChangedFields,
  change: (write: Write) => Promise<unknown>,
): Promise<number[]> =>
  db.transaction().execute(async (write) => {
    const columns = ['id', 'approved', 'moderated_at'] as const;
    const comments = write.selectFrom('comments').select(columns).where('id', '=', anyOf(ids));
    const found = new Map((await comments.forUpdate().execute()).map((row) => [row.id, row]));
    const unknown = ids.filter((id) => !found.has(id));
    if (unknown.length > 0) return unknown;
    await change(write);
    for (const [ref, row] of found) {
      const before = 'approved' in after ? { approved: decisionOf(row) } : {};
      const entry = { kind: 'comment', ref, title: `Comment ${ref}`, before, after } as const;
      if (!row.approved || !('approved' in after)) {
        await recordChange(write, { userId: 'command', ...entry });
      }
    }
    return [];
  });
