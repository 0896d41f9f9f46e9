import { median } from './median';

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
