import { SignJWT } from 'jose';

/** The key of the shops that tests open. */
export const secretKey = 'a key for tests that only they use, not a secret';

const encoded = (key: string) => new TextEncoder().encode(key);

/** A token as SimpleJWT makes it; `claims` replace its own. */
export function makeToken({
  claims = {},
  key = secretKey,
  expiresIn = 300,
}: {
  claims?: Record<string, unknown>;
  key?: string;
  /** seconds from now; negative: it has expired */
  expiresIn?: number;
} = {}): Promise<string> {
  const now = Math.floor(Date.now() / 1_000);
  return new SignJWT({
    token_type: 'access',
    jti: 'bddc587d48044495a92d9d019a79477c',
    user_id: 1,
    iss: 'shop-api',
    aud: 'shop',
    ...claims,
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(now - 600)
    .setExpirationTime(now + expiresIn)
    .sign(encoded(key));
}

/** A token that says it needs no signature. */
export function makeUnsignedToken(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor(Date.now() / 1_000) + 300;
  const payload = {
    token_type: 'access',
    jti: 'x',
    user_id: 1,
    exp,
    iss: 'shop-api',
    aud: 'shop',
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(payload)}.`;
}
