import { LRUCache } from 'lru-cache';

const minuteMs = 60_000;

/**
 * Pages that are counted while a share of the visitors gets another release, and as many reports that
 * they came alive, so that the one limit does not change what the other is compared with. Many
 * visitors may share an address.
 */
export const maxPagesPerMinute = { ofOne: 600, ofAll: 60_000 };

/**
 * Limits what browsers may report, so that no client fills a log or takes the processor.
 * @param limits calls a minute, of one address and of all together
 * @returns tells of a caller's address whether it called too often; each question counts as a call
 */
export function callsPerMinute(limits: { ofOne: number; ofAll: number }) {
  const calls = new LRUCache<string, { count: number }>({ max: 10_000, ttl: minuteMs });
  const isOver = (who: string, limit: number): boolean => {
    const known = calls.get(who) ?? { count: 0 };
    if (known.count === 0) calls.set(who, known);
    known.count += 1;
    return known.count > limit;
  };
  return (address: string): boolean => isOver(address, limits.ofOne) || isOver('all', limits.ofAll);
}
