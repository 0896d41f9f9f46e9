import { type Selectable, sql } from 'kysely';
import type { Database, Schema, Write } from '../db/schema';
import { recordChange } from './changes-repository';
import { returnsRow } from './rows';

/** A person as everything but sign-in sees them. */
export type UserRow = Pick<Selectable<Schema['users']>, (typeof shown)[number]>;

const shown = [
  'id',
  'email',
  'first_name',
  'last_name',
  'is_active',
  'is_staff',
  'session_epoch',
] as const;

const sameEmail = (email: string) => sql<boolean>`lower(email) = lower(${email})`;

export function findUser(db: Database, id: number): Promise<UserRow | undefined> {
  return db.selectFrom('users').select(shown).where('id', '=', id).executeTakeFirst();
}

/** The account of an e-mail address in any case, with the hash of its password. */
export function findSignIn(db: Database, email: string) {
  return db
    .selectFrom('users')
    .select([...shown, 'password_hash'])
    .where(sameEmail(email))
    .executeTakeFirst();
}

export const isEmailTaken = (db: Database, email: string): Promise<boolean> =>
  returnsRow(db.selectFrom('users').select('id').where(sameEmail(email)));

/** Which of these e-mail addresses no account has, in any case. */
export async function withoutAccount(db: Database, emails: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from unnest(${emails}::text[]) given (email)
    where not exists (select from users where lower(users.email) = lower(given.email))`.execute(db);
  return rows.map(({ email }) => email);
}

/** Makes an account; undefined when the e-mail address, in any case, has one. */
export function createUser(
  db: Database,
  user: { email: string; password_hash: string; first_name: string; last_name: string },
): Promise<UserRow | undefined> {
  return db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning(shown)
    .executeTakeFirst();
}

/** Sets a password and ends every session that was begun with the old one. */
export async function changePassword(write: Write, id: number, hash: string): Promise<void> {
  await write
    .updateTable('users')
    .set((set) => ({ password_hash: hash, session_epoch: set('session_epoch', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Gives an account the role of staff, or takes it away, and logs it; false when it does not exist. */
export const setStaff = (
  db: Database,
  { email, isStaff }: { email: string; isStaff: boolean },
): Promise<boolean> =>
  db.transaction().execute(async (write) => {
    const accounts = write.selectFrom('users').select(['id', 'is_staff']);
    const account = await accounts.where(sameEmail(email)).forUpdate().executeTakeFirst();
    if (!account || account.is_staff === isStaff) return account !== undefined;
    const { id, is_staff } = account;
    await write.updateTable('users').set({ is_staff: isStaff }).where('id', '=', id).execute();
    const entry = { kind: 'staff', ref: id, title: `Account ${id}` } as const;
    const fields = { before: { staff: is_staff }, after: { staff: isStaff } };
    await recordChange(write, { userId: 'command', ...entry, ...fields });
    return true;
  });

/** The addresses of those who may use the desk. */
export async function listStaff(db: Database): Promise<string[]> {
  const staff = db.selectFrom('users').select('email').where(sql<boolean>`is_staff`);
  return (await staff.orderBy('email').execute()).map(({ email }) => email);
}
