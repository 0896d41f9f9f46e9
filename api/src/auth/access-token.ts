import { type JWTPayload, jwtVerify } from 'jose';
import { unauthorized } from '../manners/api-error';

/** Who a valid access token speaks for. */
export interface Caller {
  userId: number | string;
}

const refused = (message: string) =>
  unauthorized({
    detail: 'Given token not valid for any token type',
    code: 'token_not_valid',
    messages: [{ token_class: 'AccessToken', token_type: 'access', message }],
  });

/**
 * Checks an access token as SimpleJWT does: HS256 signature, expiry, type and id.
 * Throws a 401 ApiError in SimpleJWT's words.
 */
export async function verifyAccessToken(token: string, secret: Uint8Array): Promise<Caller> {
  const payload = await verifySignature(token, secret);
  if (payload === undefined) throw refused('Token is invalid or expired');
  if (payload.exp === undefined) throw refused("Token has no 'exp' claim");
  if (payload.jti === undefined) throw refused('Token has no id');
  if (payload.token_type === undefined) throw refused('Token has no type');
  if (payload.token_type !== 'access') throw refused('Token has wrong type');
  const userId = payload.user_id;
  if (typeof userId !== 'number' && typeof userId !== 'string') {
    throw unauthorized({
      detail: 'Token contained no recognizable user identification',
      code: 'token_not_valid',
    });
  }
  return { userId };
}

async function verifySignature(token: string, secret: Uint8Array): Promise<JWTPayload | undefined> {
  try {
    return (await jwtVerify(token, secret, { algorithms: ['HS256'] })).payload;
  } catch {
    return undefined;
  }
}
