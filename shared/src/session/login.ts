import type { Body } from '@shop/shared/contract';
import { HttpError, isUnavailable, request } from '@shop/shared/http';
import { storeTokens, tokensIn } from '@shop/shared/tokens';
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
export async function startSession(reply: unknown): Promise<void> {
  const tokens = tokensIn(reply);
  if (!tokens) throw new HttpError(502, reply, call);
  storeTokens(tokens);
  const failure = await checkSession();
  if (failure && !isUnavailable(failure)) throw failure;
}
