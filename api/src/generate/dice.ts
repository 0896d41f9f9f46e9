/** Repeatable chance: the same seed gives the same throws (mulberry32, public domain). */
export function makeDice(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const from = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(items: readonly T[]): T => items[from(0, items.length - 1)] as T;
  return {
    /** A whole number from `least` to `most`. */
    from,
    /** One of the items, of which there must be some. */
    pick,
    /** True with this probability. */
    chance: (probability: number): boolean => next() < probability,
    /** One up to `most` different items. */
    some: <T>(items: readonly T[], maxCount: number): T[] => {
      const wanted = from(1, Math.min(maxCount, items.length));
      const chosen = new Set<T>();
      while (chosen.size < wanted) chosen.add(pick(items));
      return [...chosen];
    },
  };
}
