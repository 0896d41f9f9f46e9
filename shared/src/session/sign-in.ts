import type { Body } from '@shop/shared/contract';
import {
  HttpError,
  isHttpError,
  isUnavailable,
  request,
  requestWithStatus,
} from '@shop/shared/http';
import { clearTokens, storeTokens, tokensIn } from '@shop/shared/tokens';
import { clearPendingActions } from './pending-action';
import { checkSession } from './session';

const call = 'POST /api/auth/token/';

/**
 * Stores both tokens, then loads the user (spec section 4). Where only the user gets no answer,
 * the visitor is signed in all the same: the session asks again.
 * @throws HttpError when the server refuses, NetworkError when no answer comes
 */
export async function login(body: Body<typeof call>): Promise<void> {
  await startSession(await request(call, { body }));
}

/**
 * Begins a session with the tokens of a reply.
 * @throws HttpError when there are none in it, or the current-user call refuses them
 */
async function startSession(reply: unknown): Promise<void> {
  const tokens = tokensIn(reply);
  if (!tokens) throw new HttpError(502, reply, call);
  storeTokens(tokens);
  const failure = await checkSession();
  if (failure && !isUnavailable(failure)) throw failure;
}

const registerCall = 'POST /api/auth/register/';

/**
 * Creates an account and signs in: with the tokens of the response if it has them, otherwise, on
 * 200 or 201, with the same e-mail and password (spec section 4).
 * @throws HttpError when the server refuses either, or takes the registration neither as done nor
 * as refused (another success than 200 and 201); NetworkError when no answer comes
 */
export async function register(body: Body<typeof registerCall>): Promise<void> {
  const { status, body: reply } = await requestWithStatus(registerCall, { body }).catch(
    successOrThrow,
  );
  if (tokensIn(reply)) return startSession(reply);
  if (status !== 200 && status !== 201) throw new HttpError(status, reply, registerCall);
  return login({ email: body.email, password: body.password });
}

/** A success whose body is not JSON counts as one, without tokens. */
function successOrThrow(error: unknown) {
  if (isHttpError(error) && error.status < 300) return error;
  throw error;
}

/** Clears tokens and user (spec section 4), in all tabs. */
export function logout(): void {
  clearPendingActions();
  clearTokens();
  void checkSession();
}
