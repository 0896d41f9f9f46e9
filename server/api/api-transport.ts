import { LRUCache } from 'lru-cache';
import type { ApiReply } from '../messages';
import { timeoutsMs } from '../timeouts';
import { ApiOutage } from './api-outage';

interface CachedReply extends ApiReply {
  etag: string | null;
  at: number;
}

/** An answer younger than this is used as it is, in ms; older ones are asked for again by ETag. */
const maxAgeMs = 1_000;

/**
 * How pages reach the API while they are rendered: GET only, signed out, kept in memory and
 * revalidated, with one call under way for each address.
 * @param onBody gets each new body
 * @param outage notes how each call ended
 */
export function apiTransport(
  onBody: (body: string) => void = () => undefined,
  outage = new ApiOutage(),
): (url: string) => Promise<ApiReply> {
  const cache = new LRUCache<string, CachedReply>({
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: ({ body }) => body.length * 2 + 256,
  });
  const underway = new Map<string, Promise<CachedReply>>();

  const ask = async (url: string): Promise<CachedReply> => {
    const known = cache.get(url);
    if (known && performance.now() - known.at < maxAgeMs) return known;
    return call(url, known).catch((error) => {
      outage.failed(error);
      throw error;
    });
  };

  const call = async (url: string, known: CachedReply | undefined): Promise<CachedReply> => {
    const response = await fetch(url, {
      headers: {
        accept: 'application/json',
        ...(known?.etag ? { 'if-none-match': known.etag } : {}),
      },
      signal: AbortSignal.timeout(timeoutsMs.api),
    });
    const at = performance.now();
    const answer =
      response.status === 304 && known
        ? { ...known, at }
        : {
            etag: response.headers.get('etag'),
            body: await response.text(),
            status: response.status,
            at,
          };
    if (answer.status < 500) {
      cache.set(url, answer);
      outage.answered();
    } else outage.failed(new Error(`it answered ${answer.status}`));
    if (response.ok) onBody(answer.body);
    return answer;
  };

  return (url) => {
    const running = underway.get(url) ?? ask(url).finally(() => underway.delete(url));
    underway.set(url, running);
    return running;
  };
}
