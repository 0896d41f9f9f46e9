import type { FastifyRequest } from 'fastify';
import { unauthorized } from '../manners/api-error';
import { type Caller, verifyAccessToken } from './access-token';

/**
 * The token of an Authorization header, or undefined for an anonymous request. Another scheme
 * than 'Bearer', in that very spelling, is anonymous. Throws a 401 ApiError for a broken header.
 */
export function bearerToken(header: string | undefined): string | undefined {
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

/** The caller behind a request, or undefined when anonymous; throws a 401 for a bad token. */
export async function authenticate(
  request: FastifyRequest,
  secret: Uint8Array,
): Promise<Caller | undefined> {
  const token = bearerToken(request.headers.authorization);
  return token === undefined ? undefined : verifyAccessToken(token, secret);
}

/** For an endpoint that needs somebody signed in. */
export const credentialsMissing = () =>
  unauthorized({ detail: 'Authentication credentials were not provided.' });
