import { type Selectable, sql } from 'kysely';
import type { Database, Schema } from '../db/schema';
import { partOf } from './rows';

export type EnquiryRow = Selectable<Schema['enquiries']>;

/** Stores an enquiry, whose mail is due. */
export async function addEnquiry(
  db: Database,
  enquiry: Pick<EnquiryRow, 'name' | 'email' | 'phone' | 'message' | 'source'>,
): Promise<number> {
  const { id } = await db
    .insertInto('enquiries')
    .values(enquiry)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The id that the next enquiry would have had; no other gets it. */
export async function unusedEnquiryId(db: Database): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select nextval(pg_get_serial_sequence('enquiries', 'id')) as id`.execute(db);
  return Number(rows[0]?.id);
}

/**
 * An enquiry whose mail is due, which no other caller gets at the same time; undefined when there
 * is none. Unless `setMailed` follows it is due again: after 2 minutes, then twice as late each
 * time, at last every 8 hours or so.
 */
export function takeDueEnquiry(db: Database): Promise<EnquiryRow | undefined> {
  return db
    .updateTable('enquiries')
    .set((set) => ({
      mail_tries: set('mail_tries', '+', 1),
      mail_due_at: sql`now() + interval '2 minutes' * power(2, least(mail_tries, 8))`,
    }))
    .where('id', '=', (from) =>
      from
        .selectFrom('enquiries')
        .select('id')
        .where('mail_due_at', '<=', sql<Date>`now()`)
        .orderBy('mail_due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

export async function setMailed(db: Database, id: number): Promise<void> {
  await db.updateTable('enquiries').set({ mail_due_at: null }).where('id', '=', id).execute();
}

export const findEnquiry = (db: Database, id: number): Promise<EnquiryRow | undefined> =>
  db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst();

/**
 * The latest enquiries, the last one first, and how many there are.
 * @param answered only those with an answer, or only those without
 */
export function listEnquiries(
  db: Database,
  { answered, ...range }: { answered?: boolean; limit: number; offset?: number },
) {
  let query = db.selectFrom('enquiries').selectAll();
  if (answered !== undefined) query = query.where('answered_at', answered ? 'is not' : 'is', null);
  return partOf(query.orderBy('id', 'desc'), range);
}
