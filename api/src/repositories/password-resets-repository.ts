import type { Database, Write } from '../db/schema';
import { countOf, returnsRow } from './rows';

/**
 * Stores the hash of a reset's token, unless the person has `maxOpen` links that still work, and
 * deletes those that have expired. However many come at once, there are no more.
 * @returns whether it was stored
 */
export async function addPasswordReset(
  db: Database,
  reset: { token_hash: string; user_id: number; expires_at: Date },
  maxOpen: number,
): Promise<boolean> {
  await db.deleteFrom('password_resets').where('expires_at', '<', new Date()).execute();
  return db.transaction().execute(async (write) => {
    const account = await write
      .selectFrom('users')
      .select('id')
      .where('id', '=', reset.user_id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!account) return false;
    const open = write
      .selectFrom('password_resets')
      .where('user_id', '=', account.id)
      .where('expires_at', '>', new Date());
    if ((await countOf(open)) >= maxOpen) return false;
    await write.insertInto('password_resets').values(reset).execute();
    return true;
  });
}

export const isResetOpen = (db: Database, tokenHash: string): Promise<boolean> =>
  returnsRow(
    db
      .selectFrom('password_resets')
      .select('user_id')
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', new Date()),
  );

/**
 * Uses a reset up, and with it every other one of the same person. Of any number of callers, with
 * the same token or others of one person, one is given the person's id, the others undefined.
 */
export async function takePasswordReset(
  write: Write,
  tokenHash: string,
): Promise<number | undefined> {
  // Each of two callers would else wait for the row that the other has deleted.
  await write
    .selectFrom('users')
    .innerJoin('password_resets', 'password_resets.user_id', 'users.id')
    .select('users.id')
    .where('password_resets.token_hash', '=', tokenHash)
    .forNoKeyUpdate('users')
    .execute();
  const reset = await write
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', new Date())
    .returning('user_id')
    .executeTakeFirst();
  if (!reset) return undefined;
  await write.deleteFrom('password_resets').where('user_id', '=', reset.user_id).execute();
  return reset.user_id;
}
