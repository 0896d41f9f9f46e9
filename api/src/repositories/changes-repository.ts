import { sql } from 'kysely';
import type { ChangedFields, ChangeKind, Database, Write } from '../db/schema';
import { partOf } from './rows';

/** A change by staff or by a command: the fields that changed, as they were and as they are. */
interface NewChange {
  userId: number | 'command';
  kind: ChangeKind;
  /** The id or key of what was changed. */
  ref: string | number;
  /** What a person calls it. */
  title: string;
  before: ChangedFields;
  after: ChangedFields;
}

/**
 * Writes a change to the log of the desk; call it in the transaction of the change itself.
 * @returns its id, by which it can be undone
 */
export async function recordChange(
  db: Database,
  { userId, kind, ref, title, before, after }: NewChange,
): Promise<number> {
  const { id } = await db
    .insertInto('changes')
    .values({
      user_id: userId === 'command' ? null : userId,
      by_command: userId === 'command',
      kind,
      ref: String(ref),
      title,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A change with the account that made it. */
export type ChangeRow = Awaited<ReturnType<typeof listChanges>>['rows'][number];

const changes = (db: Database) =>
  db
    .selectFrom('changes')
    .leftJoin('users', 'users.id', 'changes.user_id')
    .selectAll('changes')
    .select(['users.first_name', 'users.email'])
    // The log outlives accounts: the address of one is read while it is there.
    .select(
      sql<string | null>`(select account.email from users account
        where changes.kind = 'staff' and account.id::text = changes.ref)`.as('account'),
    );

/** The latest changes, the last one first, and how many there are. */
export const listChanges = (db: Database, range: { limit: number; offset?: number }) =>
  partOf(changes(db).orderBy('changes.id', 'desc'), range);

/** One entry, which no other transaction undoes until this one ends. */
export const findChange = (write: Write, id: number) =>
  write.selectFrom('changes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const markUndone = (write: Write, id: number) =>
  write.updateTable('changes').set({ undone_at: new Date() }).where('id', '=', id).execute();
