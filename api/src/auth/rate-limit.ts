import { LRUCache } from 'lru-cache';
import { throttled } from '../http/api-error';
import type { CountShared } from './shared-attempts';

/** Many people share one address (a family, an office, a mobile network). */
const addressFactor = 10;

/** Counts one try from a network address; throws a 429 ApiError past the limit, or rejects with it. */
export type RateLimit = (address: string, name?: string) => void | Promise<void>;

/**
 * Limits tries as Django REST Framework's SimpleRateThrottle: `perMinute` for one name (an e-mail
 * address) from one network address, and ten times that for the address alone.
 */
export function makeRateLimit(perMinute: number, now: () => number = Date.now) {
  const count = createThrottle(now);
  return (address: string, name?: string): void => {
    for (const [key, limit] of keysOf(perMinute, address, name)) count(key, limit);
  };
}

/** The same, counted by a throttle that copies of the API may share. */
export const makeSharedLimit =
  (perMinute: number, count: Throttle): RateLimit =>
  async (address, name) => {
    for (const [key, limit] of keysOf(perMinute, address, name)) await count(key, limit);
  };

/** What a try is counted under, and the limit of each. */
function keysOf(perMinute: number, address: string, name?: string): [string, number][] {
  const network = networkOf(address);
  const keys: [string, number][] = [[network, perMinute * addressFactor]];
  if (name !== undefined) keys.push([`${network} ${name.toLowerCase().slice(0, 254)}`, perMinute]);
  return keys;
}

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

/**
 * Counts tries under a key in the last minute as Django REST Framework's SimpleRateThrottle. What it
 * returns throws a 429 ApiError past `perMinute`.
 */
export function createThrottle(now: () => number = Date.now) {
  const times = new LRUCache<string, number[]>({ max: maxEntries });
  return (key: string, perMinute: number): void => {
    const at = now();
    const recent = (times.get(key) ?? []).filter((time) => time > at - windowMs);
    const [oldest] = recent;
    if (oldest !== undefined && recent.length >= perMinute) {
      throw throttled(Math.ceil((oldest + windowMs - at) / 1_000));
    }
    times.set(key, [...recent, at]);
  };
}

/** Counts one try under a key; throws a 429 ApiError past the limit, or rejects with it. */
export type Throttle = (key: string, perMinute: number) => void | Promise<void>;

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
    count(key, wait === undefined ? perMinute : Number.POSITIVE_INFINITY);
  };
}
