import {
  clearTokens,
  onTokens,
  storedTokens,
  storeTokens,
  type TokenPair,
  type Tokens,
  tokensIn,
} from '@shop/shared/tokens';
import { browserTimeoutsMs, isUnavailable } from 'federated-site/async';
import { hasLocks, withCrossTabLock } from './cross-tab-lock';
import { send } from './send';

const path = '/api/auth/token/refresh/';
const call = `POST ${path}`;

const { storageLag, otherTab, otherTabWithoutLock } = browserTimeoutsMs;

let underway: { failed: string; token: Promise<string | undefined> } | undefined;

/**
 * A token in place of one that was answered with 401. All callers share one refresh, in all tabs.
 * @returns the token to try with; undefined when the visitor has signed out, or in to another account
 * @throws NetworkError, or HttpError 5xx, when the refresh was not answered: tokens stay stored
 */
export function refreshAccessToken(failed: Tokens): Promise<string | undefined> {
  if (!isStored(failed)) return Promise.resolve(newerToken(failed));
  if (underway?.failed === failed.access) return underway.token;
  const token = withCrossTabLock(() => refresh(failed)).finally(() => {
    if (underway?.token === token) underway = undefined;
  });
  underway = { failed: failed.access, token };
  return token;
}

async function refresh(failed: Tokens): Promise<string | undefined> {
  await waitForTokenChange(failed, storageLag);
  const before = storedTokens();
  if (before?.access !== failed.access) return newerToken(failed);
  if (!before.refresh) {
    clearTokens(failed.access);
    return undefined;
  }
  const next = await askFor(before.refresh);
  if (next) {
    // Not if the visitor signed out, or in to another account, since the request.
    if (storedTokens()?.refresh === before.refresh) storeTokens({ ...before, ...next });
  } else {
    // A refresh token that is used up was used by another tab: its answer is about to be stored.
    await waitForTokenChange(failed, hasLocks() ? otherTab : otherTabWithoutLock);
    clearTokens(failed.access);
  }
  return newerToken(failed);
}

/** @returns undefined when the API answered, and gave no token: the refresh failed (spec section 4) */
async function askFor(refreshToken: string): Promise<TokenPair | undefined> {
  const init = {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ refresh: refreshToken }),
  };
  try {
    return tokensIn((await send(call, path, init)).body);
  } catch (error) {
    if (isUnavailable(error)) throw error;
    return undefined;
  }
}

const isStored = ({ access }: Tokens): boolean => storedTokens()?.access === access;

/** The stored token, if it goes back to the same signing-in. */
function newerToken(failed: Tokens): string | undefined {
  const now = storedTokens();
  return now?.session === failed.session ? now.access : undefined;
}

/**
 * Waits until another tab has changed the tokens, at most so many ms. It waits for an
 * event and does not poll: browsers delay timers of tabs in the background by a second each.
 */
function waitForTokenChange(failed: Tokens, limit: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, limit);
    const forget = onTokens(look);
    function look() {
      if (!isStored(failed)) end();
    }
    function end() {
      forget();
      clearTimeout(timer);
      resolve();
    }
    look();
  });
}
