import type { Database } from '../db/schema';

/**
 * Uses a refresh token up. Of any number of callers with the same token exactly one is told
 * true: the table takes an id once.
 */
export async function spendRefreshToken(db: Database, jti: string, expiresAt: Date) {
  await db.deleteFrom('used_refresh_tokens').where('expires_at', '<', new Date()).execute();
  const row = await db
    .insertInto('used_refresh_tokens')
    .values({ jti, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('jti').doNothing())
    .returning('jti')
    .executeTakeFirst();
  return row !== undefined;
}

export async function isRefreshTokenUsed(db: Database, jti: string): Promise<boolean> {
  const row = await db
    .selectFrom('used_refresh_tokens')
    .select('jti')
    .where('jti', '=', jti)
    .executeTakeFirst();
  return row !== undefined;
}
