import { LRUCache } from 'lru-cache';
import { TimeoutError, withTimeout } from '../../async';
import type { ApiReply } from '../messages';
import type { ExpiringCache } from '../release/release-context';
import { timeoutsMs } from '../timeouts';
import { ApiOutage } from './api-outage';

interface CachedReply extends ApiReply {
  etag: string | null;
  /** used as it is until then, in ms of `performance.now()`; then asked for again by ETag */
  freshUntil: number;
}

/** An answer is used as it is for so long, in ms. */
const maxAgeMs = 1_000;

/** One that came too late for the page that asked serves the next ones for so long, in ms. */
const lateMaxAgeMs = 30_000;

/** After a call that took too long, pages wait only briefly for so long, in ms. */
const slowForMs = 30_000;

/**
 * How pages reach the API while they are rendered: signed out, cached in memory and revalidated,
 * with one call under way for each address. A page does not wait for an API that is slow: it gets
 * 504, and the call goes on for the pages that follow. Calls are GET; a route that answers a form
 * may send what the form says by a POST, which no cache and no other page shares.
 * @param onBody gets each new body
 * @param outage notes how each call ended
 * @param watch gets the cache, once
 */
export function apiTransport(
  onBody: (body: string) => void = () => undefined,
  outage = new ApiOutage(),
  watch: (cache: ExpiringCache) => void = () => undefined,
): (url: string, post?: string, trace?: string) => Promise<ApiReply> {
  const cache = new LRUCache<string, CachedReply>({
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: ({ body }) => body.length * 2 + 256,
  });
  const underway = new Map<string, Promise<CachedReply>>();
  let expiries = 0;
  const counts = {
    hits: 0,
    misses: 0,
    get size() {
      return cache.size;
    },
    expire() {
      // An API that is slow is not asked more often.
      if (performance.now() < slowUntil) return;
      expiries += 1;
      for (const reply of cache.values()) reply.freshUntil = 0;
    },
  };
  watch(counts);
  /**
   * until then pages wait briefly, since each holds a place in a worker, in ms of
   * `performance.now()`; a quick answer says nothing of the other addresses
   */
  let slowUntil = 0;

  const ask = async (url: string, trace?: string): Promise<CachedReply> => {
    const known = cache.get(url);
    if (known && performance.now() < known.freshUntil) {
      counts.hits += 1;
      return known;
    }
    counts.misses += 1;
    const before = expiries;
    let isLate = false;
    const late = setTimeout(() => {
      isLate = true;
      slowUntil = performance.now() + slowForMs;
      outage.failed(new Error(`no answer within ${timeoutsMs.api} ms`));
    }, timeoutsMs.api);
    try {
      const answer = await call(url, known, trace);
      if (answer.status < 500) {
        const ageMs = isLate ? lateMaxAgeMs : maxAgeMs;
        // What was asked before the data changed may be of before.
        answer.freshUntil = expiries === before ? performance.now() + ageMs : 0;
        cache.set(url, answer);
        if (!isLate) outage.answered();
      } else if (!isLate) outage.failed(new Error(`it answered ${answer.status}`));
      return answer;
    } catch (error) {
      if (!isLate) outage.failed(error as Error);
      throw error;
    } finally {
      clearTimeout(late);
    }
  };

  const call = async (
    url: string,
    known: CachedReply | undefined,
    trace: string | undefined,
  ): Promise<CachedReply> => {
    const response = await fetch(url, {
      headers: {
        accept: 'application/json',
        ...(trace && { traceparent: trace }),
        ...(known?.etag ? { 'if-none-match': known.etag } : {}),
      },
      signal: AbortSignal.timeout(timeoutsMs.proxy),
    });
    const { status, headers } = response;
    if (status === 304 && known) return { ...known };
    const body = await response.text();
    if (response.ok) onBody(body);
    return { etag: headers.get('etag'), body, status, freshUntil: 0 };
  };

  return async (url, post, trace) => {
    if (post !== undefined) return sendForm(url, post, trace);
    const running = underway.get(url) ?? ask(url, trace).finally(() => underway.delete(url));
    underway.set(url, running);
    const isSlow = performance.now() < slowUntil;
    try {
      return await withTimeout(running, isSlow ? timeoutsMs.slowApi : timeoutsMs.api, 'the API');
    } catch (error) {
      if (error instanceof TimeoutError) return { status: 504, body: '' };
      throw error;
    }
  };
}

async function sendForm(url: string, body: string, trace: string | undefined): Promise<ApiReply> {
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    ...(trace && { traceparent: trace }),
  };
  const signal = AbortSignal.timeout(timeoutsMs.api);
  const response = await fetch(url, { method: 'POST', headers, body, signal });
  return { status: response.status, body: await response.text() };
}
