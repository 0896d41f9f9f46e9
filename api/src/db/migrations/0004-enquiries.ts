import { type Kysely, sql } from 'kysely';

/** What visitors write on the contact page, kept until the shopkeeper has it by mail and after. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('enquiries')
    .addColumn('id', 'integer', (c) => c.primaryKey().generatedByDefaultAsIdentity())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .addColumn('mail_tries', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('mail_due_at', 'timestamptz', (c) => c.defaultTo(sql`now()`))
    .execute();
  await db.schema
    .createIndex('enquiries_mail_due_at')
    .on('enquiries')
    .column('mail_due_at')
    .where(sql.ref('mail_due_at'), 'is not', null)
    .execute();
}
