import type { Passwords } from '../auth/passwords';
import type { RateLimit } from '../auth/rate-limit';
import type { Tokens } from '../auth/tokens';
import type { Database } from '../db/schema';

/** What the routes of accounts work with. */
export interface AccountContext {
  db: Database;
  tokens: Tokens;
  passwords: Passwords;
  rotateRefreshTokens: boolean;
  limits: { login: RateLimit; register: RateLimit; reset: RateLimit };
}
