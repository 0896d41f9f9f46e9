import { plainEmail } from '@shop/shared/contract';
import { LRUCache } from 'lru-cache';
import { throttled } from '../http/api-error';
import type { CountShared } from './shared-attempts';

/** Many people share one address (a family, an office, a mobile network). */
const addressFactor = 10;

/** Counts one try from a network address; rejects with a 429 ApiError past the limit. */
export type RateLimit = (address: string, name?: string) => Promise<void>;

/**
 * Limits tries as Django REST Framework's SimpleRateThrottle: `perMinute` for one name (an e-mail
 * address) from one network address, and ten times that for the address alone.
 */
export const makeRateLimit =
  (perMinute: number, count: Throttle): RateLimit =>
  async (address, name) => {
    const network = networkOf(address);
    await count(network, perMinute * addressFactor);
    if (name !== undefined) {
      await count(`${network} ${foldName(name).slice(0, 254)}`, perMinute);
    }
  };

/**
 * One text for all spellings of a name that the database takes for one: it makes `İ` an `i`, and each
 * letter small by itself, while JavaScript leaves a dot behind, and ends a word with another sigma.
 */
const foldName = (name: string): string =>
  plainEmail(name)
    .toLowerCase()
    .replace(/i\u0307+/g, 'i')
    .replaceAll('ς', 'σ');

/** One IPv6 customer has at least a /64 to pick addresses from. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  if (tail !== undefined) {
    const last = tail.split(':').filter(Boolean);
    groups.push(...Array<string>(Math.max(0, 8 - groups.length - last.length)).fill('0'), ...last);
  }
  return groups.slice(0, 4).join(':');
}

const windowMs = 60_000;
/** As many names and addresses are remembered, the latest ones. */
const maxEntries = 20_000;

/** Counts one try under a key; throws a 429 ApiError past the limit, or rejects with it. */
export type Throttle = (key: string, perMinute: number) => void | Promise<void>;

/** Counts tries in the last minute as Django REST Framework's SimpleRateThrottle. */
export function createThrottle(now = () => performance.now()): Throttle {
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

/**
 * A throttle for all copies of the API together. While the database is away each copy decides by
 * what it took itself.
 * @param area of the limit, `login` say: one caller is counted in each area separately
 */
export function sharedThrottle(area: string, countShared: CountShared): Throttle {
  const count = createThrottle();
  return async (key, perMinute) => {
    const wait = await countShared(`${area} ${key}`, perMinute);
    if (wait) throw throttled(wait);
    await count(key, wait === undefined ? perMinute : Number.POSITIVE_INFINITY);
  };
}
