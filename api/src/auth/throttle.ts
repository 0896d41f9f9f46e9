import { LRUCache } from 'lru-cache';
import { throttled } from '../manners/api-error';

const windowMs = 60_000;
/** As many names and addresses are remembered, the latest ones. */
const maxEntries = 20_000;

/** Counts one try under a key; throws a 429 ApiError when it is past so many in a minute. */
export type Throttle = (key: string, perMinute: number) => void;

/** Counts tries of the last minute as Django REST Framework's SimpleRateThrottle. */
export function createThrottle(now: () => number = Date.now): Throttle {
  const times = new LRUCache<string, number[]>({ max: maxEntries });
  return (key, perMinute) => {
    const at = now();
    const recent = (times.get(key) ?? []).filter((time) => time > at - windowMs);
    const [oldest] = recent;
    if (oldest !== undefined && recent.length >= perMinute) {
      throw throttled(Math.ceil((oldest + windowMs - at) / 1_000));
    }
    times.set(key, [...recent, at]);
  };
}
