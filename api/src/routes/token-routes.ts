import { plainEmail } from '@shop/shared/contract';
import { refreshTokens, verifyToken } from '../auth/refresh';
import { charField } from '../fields/char-field';
import { readFields } from '../fields/read-fields';
import { unauthorized } from '../manners/api-error';
import { findSignIn } from '../repositories/users-repository';
import type { AccountContext } from './account-context';
import type { Serve } from './serve';

const text = charField();
const typedEmail = charField({ meant: plainEmail });

/** Signing in, and new tokens for old (spec section 7). */
export function tokenRoutes(serve: Serve, parts: AccountContext): void {
  const { db, tokens, passwords, limits, rotateRefreshTokens } = parts;

  serve('POST /api/auth/token/', async ({ body, request }) => {
    const { email, password } = await readFields(body, { email: typedEmail, password: text });
    limits.login(request.ip, email);
    const user = await findSignIn(db, email);
    const matches = await passwords.matches(user?.password_hash, password);
    if (!user?.is_active || !matches) {
      throw unauthorized({ detail: 'No active account found with the given credentials' });
    }
    return tokens.signPair(user.id, user.session_epoch);
  });

  serve('POST /api/auth/token/refresh/', async ({ body }) => {
    const { refresh } = await readFields(body, { refresh: text });
    return refreshTokens(db, tokens, { refresh, rotate: rotateRefreshTokens });
  });

  serve('POST /api/auth/token/verify/', async ({ body }) => {
    const { token } = await readFields(body, { token: text });
    await verifyToken(db, tokens, token);
    return {};
  });
}
