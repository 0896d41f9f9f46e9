import type { FastifyRequest } from 'fastify';
import { ApiError, unauthorized } from '../http/api-error';
import type { UserRow } from '../repositories/users-repository';
import type { Claims, Tokens } from './tokens';

/** The account that calls, and when its password was given: see Claims. */
export type Caller = UserRow & Pick<Claims, 'authTime'>;

/**
 * The account that a request is signed in as, which exists and is active; undefined when anonymous.
 * Throws a 401 for a bad token.
 */
export type Authenticate = (request: FastifyRequest) => Promise<Caller | undefined>;

/** Checks the bearer of a request, that its account is there, as SimpleJWT does, and its session epoch. */
export function makeAuthenticate(
  tokens: Tokens,
  findUser: (id: number) => Promise<UserRow | undefined>,
): Authenticate {
  return async (request) => {
    const token = bearerToken(request.headers.authorization);
    if (token === undefined) return undefined;
    const { userId, epoch, authTime } = await readAccess(tokens, token);
    const user = await findUser(userId);
    if (!user) throw unauthorized({ detail: 'User not found', code: 'user_not_found' });
    if (!user.is_active) throw unauthorized({ detail: 'User is inactive', code: 'user_inactive' });
    if (epoch !== undefined && epoch !== user.session_epoch) throw refused('Token is blacklisted');
    return { ...user, authTime };
  };
}

/**
 * The token of an Authorization header, or undefined for an anonymous request. Another scheme
 * than 'Bearer', in that very spelling, is anonymous. Throws a 401 ApiError for a broken header.
 */
function bearerToken(header: string | undefined): string | undefined {
  const [scheme, token, ...rest] = header?.trim().split(/\s+/) ?? [];
  if (scheme !== 'Bearer') return undefined;
  if (token === undefined || rest.length > 0) {
    throw unauthorized({
      detail: 'Authorization header must contain two space-delimited values',
      code: 'bad_authorization_header',
    });
  }
  return token;
}

async function readAccess(tokens: Tokens, token: string): Promise<Claims> {
  try {
    return await tokens.readAs('access', token);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw refused(error.body.detail);
  }
}

/** How long a lost phone opens the desk at most, in seconds. */
const maxSignInSeconds = 12 * 60 * 60;

/** Refuses an account without the role of staff, and one whose password was given too long ago. */
export function requireStaff({ is_staff, authTime = 0 }: Caller): void {
  if (!is_staff) {
    throw new ApiError(403, { detail: 'You do not have permission to perform this action.' });
  }
  if (Date.now() / 1_000 - authTime > maxSignInSeconds) {
    throw unauthorized({
      detail: 'The desk asks for the password every 12 hours. Sign in again.',
      code: 'sign_in_again',
    });
  }
}

const refused = (message: unknown): ApiError =>
  unauthorized({
    detail: 'Given token not valid for any token type',
    code: 'token_not_valid',
    messages: [{ token_class: 'AccessToken', token_type: 'access', message }],
  });
