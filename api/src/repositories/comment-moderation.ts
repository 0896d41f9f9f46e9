import { sql } from 'kysely';
import type { Database, Write } from '../db/schema';

/** A comment as the shopkeeper sees it. */
export type ModeratedComment = Awaited<ReturnType<typeof listModerated>>[number];

export interface ModerationList {
  /** Only those that wait to be approved. */
  waiting: boolean;
  limit: number;
}

/** The latest comments, shown or waiting, the newest first. */
export function listModerated(db: Database, { waiting, limit }: ModerationList) {
  let query = db
    .selectFrom('comments')
    .innerJoin('blog_posts', 'blog_posts.id', 'comments.post_id')
    .leftJoin('users', 'users.id', 'comments.user_id')
    .select(['comments.id', 'blog_posts.slug', 'comments.content', 'comments.approved'])
    .select([
      'comments.created_at',
      sql<string>`coalesce(users.first_name, comments.guest_name, '')`.as('name'),
      // '' for one that was brought along with its post.
      sql<string>`coalesce(users.email, '')`.as('email'),
    ]);
  // Written out, so that the index of those that wait serves.
  if (waiting) query = query.where(sql<boolean>`not comments.approved`);
  return query
    .orderBy('comments.created_at', 'desc')
    .orderBy('comments.id', 'desc')
    .limit(limit)
    .execute();
}

/** Approves comments, all or none. Gives the ids that no comment has. */
export const approveComments = (db: Database, ids: readonly number[]): Promise<number[]> =>
  decide(db, ids, (write) =>
    write.updateTable('comments').set({ approved: true }).where('id', '=', anyOf(ids)).execute(),
  );

/** Deletes comments, all or none. Gives the ids that no comment has. */
export const removeComments = (db: Database, ids: readonly number[]): Promise<number[]> =>
  decide(db, ids, (write) => write.deleteFrom('comments').where('id', '=', anyOf(ids)).execute());

const anyOf = (ids: readonly number[]) => sql<number>`any(${ids}::int[])`;

/** Makes the change when all comments exist, which it locks until then. */
const decide = (
  db: Database,
  ids: readonly number[],
  change: (write: Write) => Promise<unknown>,
): Promise<number[]> =>
  db.transaction().execute(async (write) => {
    const comments = write.selectFrom('comments').select('id').where('id', '=', anyOf(ids));
    const found = new Set((await comments.forUpdate().execute()).map(({ id }) => id));
    const unknown = ids.filter((id) => !found.has(id));
    if (unknown.length === 0) await change(write);
    return unknown;
  });
