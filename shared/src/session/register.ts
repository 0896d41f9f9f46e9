import type { Body } from '@shop/shared/contract';
import { isHttpError, requestWithStatus } from '@shop/shared/http';
import { tokensIn } from '@shop/shared/tokens';
import { login, startSession } from './login';
import { UnexpectedRegisterResponse } from './UnexpectedRegisterResponse';

const call = 'POST /api/auth/register/';

/**
 * Creates an account and signs in: with the tokens of the response if it has them, otherwise, on
 * 200 or 201, with the same e-mail and password (spec section 4).
 * @throws HttpError when the server refuses either, NetworkError when no answer comes,
 * UnexpectedRegisterResponse when it is neither refused nor done
 */
export async function register(body: Body<typeof call>): Promise<void> {
  const { status, body: reply } = await requestWithStatus(call, { body }).catch(successOrThrow);
  if (tokensIn(reply)) return startSession(reply);
  if (status !== 200 && status !== 201) throw new UnexpectedRegisterResponse(status);
  return login({ email: body.email, password: body.password });
}

/** A success whose body is no JSON is one, and has no tokens. */
function successOrThrow(error: unknown) {
  if (isHttpError(error) && error.status < 300) return error;
  throw error;
}
