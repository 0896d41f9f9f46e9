import type { Database } from '../db/schema';
import { isRefreshTokenUsed, spendRefreshToken } from '../repositories/refresh-tokens-repository';
import { findUser } from '../repositories/users-repository';
import { type Claims, invalidToken, type Tokens } from './tokens';

/** Exchanges a refresh token; throws a 401 ApiError in SimpleJWT's words. */
export async function refreshTokens(
  db: Database,
  tokens: Tokens,
  { refresh, rotate }: { refresh: string; rotate: boolean },
): Promise<{ access: string; refresh?: string }> {
  const claims = await tokens.readAs('refresh', refresh);
  await refuseEnded(db, claims);
  const { userId, epoch = 0, authTime } = claims;
  if (!rotate) return { access: await tokens.signAccess(userId, epoch, authTime) };
  if (!(await spendRefreshToken(db, claims.jti, claims.expiresAt))) {
    throw invalidToken('Token is blacklisted');
  }
  return tokens.signPair(userId, epoch, authTime);
}

/** Whether a token of either type is good now; throws a 401 ApiError when it is not. */
export async function verifyToken(db: Database, tokens: Tokens, token: string): Promise<void> {
  const claims = await tokens.read(token);
  if (claims.type === 'refresh') await refuseEnded(db, claims);
}

/**
 * Refuses a refresh token that was exchanged, whose session a password reset has ended, or of an account
 * that a restored backup did not have.
 */
async function refuseEnded(db: Database, { userId, jti, epoch }: Claims): Promise<void> {
  const user = await findUser(db, userId);
  // Of an account that is gone SimpleJWT takes the token; each use of the answer is a 401.
  if (user && user.session_epoch !== epoch) throw invalidToken('Token is blacklisted');
  if (await isRefreshTokenUsed(db, jti)) throw invalidToken('Token is blacklisted');
}
