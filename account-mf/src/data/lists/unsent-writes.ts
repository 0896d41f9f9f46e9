import type { Body, Params, Reply } from '@shop/shared/contract';
import { fieldsOf, unwrapJson } from '@shop/shared/entities';
import { isHttpError, request } from '@shop/shared/http';
import { onStored, readStored, writeStored } from '@shop/shared/storage';
import { onTokens, storedTokens } from '@shop/shared/tokens';
import { showToast } from '@shop/shared/ui';
import { type Backoff, isSafeToRetry, nextBackoff, remainingMs } from './backoff';
import { isPageGone } from './page-end';
import { sessionId } from './session-id';
import { withTabLock } from './tab-lock';
import { isTokenStale } from './token-expiry';

/** The calls that change a list, with the message when one fails later (spec section 8). */
const failureTexts = {
  'POST /api/auth/cart/': 'Failed to add to cart',
  'PATCH /api/auth/cart/{id}/': 'Failed to update cart',
  'DELETE /api/auth/cart/{id}/': 'Failed to update cart',
  'POST /api/auth/wishlist/': 'Something went wrong!',
  'DELETE /api/auth/wishlist/{id}/': 'Something went wrong!',
} as const;

type WriteCall = keyof typeof failureTexts;
interface WriteOptions<K extends WriteCall> {
  params?: Params<K>;
  body?: Body<K>;
}
interface UnsentWrite {
  call: WriteCall;
  options: object;
  /** the sign-in that it belongs to, as `Tokens.session`: no other sends it, and none after a logout */
  session: string;
  /** ms since 1970 */
  storedAt: number;
  putOff?: Backoff;
}

const key = 'shop-unsent-writes';
/** Further writes are not stored; it is as many since a cart is cleared line by line. */
const maxWrites = 100;
/** Older writes are dropped, in ms: much may have changed since. */
const maxAgeMs = 24 * 60 * 60_000;

/**
 * Makes a call that changes a list. A page that is being left sends it only if it can succeed without
 * the page; else this browser stores it for the next page of this sign-in. So each is sent one time: a
 * stored write has never been sent.
 * @returns null when it was stored
 * @throws as `request`
 */
export async function write<K extends WriteCall>(
  call: K,
  options: WriteOptions<K>,
): Promise<Reply<K> | null> {
  const canSucceed = !isTokenStale() && navigator.onLine;
  if (!isPageGone() || canSucceed) return request(call, { ...options, keepalive: true });
  const session = sessionId();
  if (session !== undefined)
    store([...storedWrites(), { call, options, session, storedAt: Date.now() }]);
  return null;
}

/** Drops the unsent writes of a cart line, since a newer change of it follows. */
export function dropUnsentOf(lineId: number): void {
  const left = storedWrites().filter(
    ({ call, options }) =>
      !call.includes('/cart/{id}/') || fieldsOf(fieldsOf(options).params).id !== lineId,
  );
  if (left.length < storedWrites().length) store(left);
}

/** Whether there are any, and the shop has not put off the first one. */
export const hasUnsentWrites = (): boolean => {
  const [first] = storedWrites();
  return first !== undefined && remainingMs(first.putOff) === 0;
};

const listeners = new Set<() => void>();

/** Calls back when there are unsent writes, and this page may be able to send them. */
export function onUnsentWrites(listener: () => void): void {
  const check = () => hasUnsentWrites() && listener();
  listeners.add(check);
  onStored((changed) => changed === key && check());
  addEventListener('online', check);
  addEventListener('pageshow', check);
  scheduleRetry();
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Calls the listeners when the first write, which the shop put off, may be sent. */
function scheduleRetry(): void {
  clearTimeout(timer);
  const restMs = remainingMs(storedWrites()[0]?.putOff);
  if (restMs === 0) return;
  timer = setTimeout(() => {
    for (const check of listeners) check();
  }, restMs);
}

let sending: Promise<void> | undefined;

/** Sends the stored writes of earlier pages, in their order. Never rejects. */
export function sendUnsentWrites(): Promise<void> {
  if (!hasUnsentWrites()) return Promise.resolve();
  sending ??= withTabLock(key, sendAll)
    .catch((error: unknown) => console.info('unsent writes:', error))
    .finally(() => {
      sending = undefined;
    });
  return sending;
}

async function sendAll(): Promise<void> {
  // Checks the session first: if that fails, the writes stay stored; else the token is fresh.
  if (hasUnsentWrites()) await request('GET /api/auth/me/').catch(backOffFirst);
  while (hasUnsentWrites() && !isPageGone()) {
    const [next, ...rest] = storedWrites();
    if (!next) return;
    // Before it is sent: a stored write was never sent, even if this page goes now.
    store(rest);
    const putOff = await sendOne(next);
    if (!putOff) continue;
    if (sessionId() === next.session) store([{ ...next, putOff }, ...storedWrites()]);
    return;
  }
}

/** @throws `error` */
function backOffFirst(error: unknown): never {
  const [first, ...rest] = storedWrites();
  if (first && isSafeToRetry(error))
    store([{ ...first, putOff: nextBackoff(error, first.putOff) }, ...rest]);
  throw error;
}

/** @returns until when the shop put it off; undefined when the write is done, or dropped */
async function sendOne({ call, options, putOff }: UnsentWrite): Promise<Backoff | undefined> {
  try {
    await request(call, { ...options, keepalive: true });
  } catch (error) {
    if (isSafeToRetry(error)) return nextBackoff(error, putOff);
    const status = isHttpError(error) ? error.status : undefined;
    // The line to change or remove is gone, or the product is on the wishlist already.
    const isDone =
      status === (call === 'POST /api/auth/wishlist/' ? 400 : 404) &&
      call !== 'POST /api/auth/cart/';
    if (!isDone) showToast({ text: failureTexts[call], tone: 'error' });
  }
  return undefined;
}

/** Another release, or a person, may have written what is stored. */
function storedWrites(): UnsentWrite[] {
  const session = sessionId();
  return [unwrapJson(readStored(key))].flat().filter((one): one is UnsentWrite => {
    const { call, session: owner, storedAt } = fieldsOf(one);
    const isRecent = Math.abs(Date.now() - Number(storedAt)) < maxAgeMs;
    return isRecent && owner === session && Object.keys(failureTexts).includes(String(call));
  });
}

function store(writes: readonly UnsentWrite[]): void {
  writeStored(key, writes[0] && JSON.stringify(writes.slice(0, maxWrites)));
  scheduleRetry();
}

// Nothing of a visitor stays after a logout. While there are tokens, nothing is stored here: a tab that
// does not see yet that another one has taken a write would put it back.
onTokens(() => {
  if (!storedTokens()) store([]);
});
