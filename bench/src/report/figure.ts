export type Unit = 'ms' | 's' | 'kB' | 'count' | 'files' | 'score' | 'shift' | 'ratio' | 'per s';

/** A limit on the median of a figure. */
export type Limit = { atMost: number } | { atLeast: number };

/** One measured thing, with what it is compared with in the same run. */
export interface Figure {
  name: string;
  unit: Unit;
  /** one value for each time it was measured */
  samples: readonly number[];
  /** without one the figure is only told */
  limit?: Limit;
  /** the other side of the comparison, in words: `bare libraries 121.4 kB + 45` */
  beside?: string;
}

/** @returns false when the median is beyond the limit */
export function isWithin({ samples, limit }: Figure): boolean {
  if (!limit) return true;
  const value = median(samples);
  return 'atMost' in limit ? value <= limit.atMost : value >= limit.atLeast;
}

/** @throws RangeError when there is nothing to take the middle of */
export function median(samples: readonly number[]): number {
  const sorted = [...samples].sort((a, b) => a - b);
  const low = sorted[Math.floor((sorted.length - 1) / 2)];
  const high = sorted[Math.ceil((sorted.length - 1) / 2)];
  if (low === undefined || high === undefined) throw new RangeError('a median of no samples');
  return (low + high) / 2;
}

const decimals: Readonly<Record<Unit, number>> = {
  ms: 1,
  s: 1,
  kB: 1,
  count: 0,
  files: 0,
  score: 0,
  shift: 3,
  ratio: 2,
  'per s': 0,
};

const suffix: Readonly<Record<Unit, string>> = {
  ms: ' ms',
  s: ' s',
  kB: ' kB',
  count: '',
  files: '',
  score: '',
  shift: '',
  ratio: '×',
  'per s': '/s',
};

/** @returns e.g. `41.3 ms`, `1.02×`, `100` */
export const formatValue = (value: number, unit: Unit): string =>
  value.toFixed(value >= 100 && unit === 'ms' ? 0 : decimals[unit]) + suffix[unit];
