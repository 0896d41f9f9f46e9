import type { Database } from '../db/schema';
import { returnsRow } from './rows';

/**
 * Uses a refresh token up. Of any number of callers with the same token exactly one gets
 * true: the table takes an id once.
 */
export async function spendRefreshToken(db: Database, jti: string, expiresAt: Date) {
  await db.deleteFrom('used_refresh_tokens').where('expires_at', '<', new Date()).execute();
  return returnsRow(
    db
      .insertInto('used_refresh_tokens')
      .values({ jti, expires_at: expiresAt })
      .onConflict((conflict) => conflict.column('jti').doNothing())
      .returning('jti'),
  );
}

export const isRefreshTokenUsed = (db: Database, jti: string): Promise<boolean> =>
  returnsRow(db.selectFrom('used_refresh_tokens').select('jti').where('jti', '=', jti));
