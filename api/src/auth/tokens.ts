import { randomUUID } from 'node:crypto';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { unauthorized } from '../http/api-error';
import type { AccountSettings } from '../settings/account-settings';

export type TokenType = 'access' | 'refresh';

/** What a token says after its signature, times, issuer and audience were found right. */
export interface Claims {
  userId: number;
  type: TokenType;
  jti: string;
  expiresAt: Date;
  /** The session epoch of the account when it signed in; undefined in access tokens of older versions. */
  epoch: number | undefined;
  /** When the password was given, in seconds since 1970; undefined in tokens of older versions. */
  authTime: number | undefined;
}

/** Refuses a token for a reason in SimpleJWT's words. */
export const invalidToken = (detail: string) => unauthorized({ detail, code: 'token_not_valid' });

export type Tokens = ReturnType<typeof makeTokens>;

const issuer = 'shop-api';
const audience = 'shop';

/** Signs and reads tokens of the shape that SimpleJWT makes (HS256, RFC 7519). */
export function makeTokens(
  secret: Uint8Array,
  times: Pick<AccountSettings, 'accessSeconds' | 'refreshSeconds'>,
) {
  const sign = (type: TokenType, userId: number, claims: JWTPayload = {}): Promise<string> => {
    const now = Math.floor(Date.now() / 1_000);
    return new SignJWT({ token_type: type, user_id: userId, ...claims })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuedAt(now)
      .setExpirationTime(now + times[`${type}Seconds`])
      .setJti(randomUUID().replaceAll('-', ''))
      .setIssuer(issuer)
      .setAudience(audience)
      .sign(secret);
  };

  return {
    signAccess: (userId: number, epoch: number, authTime: number | undefined): Promise<string> =>
      sign('access', userId, { epoch, auth_time: authTime }),
    /** Both tokens for a user who signs in, or whose refresh token is exchanged; see Claims. */
    async signPair(userId: number, epoch: number, authTime: number | undefined) {
      const claims = { epoch, auth_time: authTime };
      const [refresh, access] = await Promise.all([
        sign('refresh', userId, claims),
        sign('access', userId, claims),
      ]);
      return { refresh, access };
    },
    /** A token of either type; throws a 401 ApiError. */
    read: (token: string): Promise<Claims> => readClaims(token, secret),
    /** A token of this type; throws a 401 ApiError. */
    async readAs(type: TokenType, token: string): Promise<Claims> {
      const claims = await readClaims(token, secret);
      if (claims.type !== type) throw invalidToken('Token has wrong type');
      return claims;
    },
  };
}

async function readClaims(token: string, secret: Uint8Array): Promise<Claims> {
  const payload = await verified(token, secret);
  if (payload.exp === undefined) throw invalidToken("Token has no 'exp' claim");
  if (payload.jti === undefined) throw invalidToken('Token has no id');
  const { token_type: type, user_id: userId, epoch, auth_time: authTime } = payload;
  if (type === undefined) throw invalidToken('Token has no type');
  if (type !== 'access' && type !== 'refresh') throw invalidToken('Token has wrong type');
  if (typeof userId !== 'number' || !Number.isInteger(userId)) {
    throw invalidToken('Token contained no recognizable user identification');
  }
  return {
    userId,
    type,
    jti: payload.jti,
    expiresAt: new Date(payload.exp * 1_000),
    epoch: typeof epoch === 'number' ? epoch : undefined,
    authTime: typeof authTime === 'number' ? authTime : undefined,
  };
}

async function verified(token: string, secret: Uint8Array): Promise<JWTPayload> {
  try {
    return (await jwtVerify(token, secret, { algorithms: ['HS256'], issuer, audience })).payload;
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) {
      throw invalidToken('Token is invalid or expired');
    }
    throw error;
  }
}
