/** Decimals that a value is printed with, and what follows it. */
const units = {
  ms: [1, ' ms'],
  kB: [1, ' kB'],
  MB: [1, ' MB'],
  count: [0, ''],
  score: [0, ''],
  shift: [3, ''],
  ratio: [2, '×'],
  'per s': [0, '/s'],
} as const;

type Unit = keyof typeof units;

/** Limits on the median of a figure; without one the figure is only printed. */
export interface Limit {
  atMost?: number | undefined;
  atLeast?: number | undefined;
}

/** One measured value, with its comparison in the same run. */
export interface Figure extends Limit {
  name: string;
  unit: Unit;
  /** one value for each time it was measured */
  samples: readonly number[];
  /** the other side of the comparison, in words: `by hand 909 ms × 1.05` */
  comparison?: string;
}

export const figure = (name: string, unit: Unit, ...samples: number[]): Figure => ({
  ...{ name, unit, samples },
});

export const isLimited = ({ atMost, atLeast }: Limit): boolean =>
  atMost !== undefined || atLeast !== undefined;

/** @returns false when the median is beyond a limit */
export function isWithin({ samples, atMost = Infinity, atLeast = -Infinity }: Figure): boolean {
  const value = median(samples);
  return value <= atMost && value >= atLeast;
}

/** @throws RangeError when there is nothing to take the middle of */
export function median(samples: readonly number[]): number {
  const sorted = [...samples].sort((a, b) => a - b);
  const low = sorted[Math.floor((sorted.length - 1) / 2)];
  const high = sorted[Math.ceil((sorted.length - 1) / 2)];
  if (low === undefined || high === undefined) throw new RangeError('a median of no samples');
  return (low + high) / 2;
}

/** Measures one after the other. */
export async function inTurn<Item, Result>(
  items: Iterable<Item>,
  measure: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await measure(item));
  return results;
}

/** Measures so many times, one after the other. */
export const repeat = <Result>(
  count: number,
  measure: (round: number) => Promise<Result>,
): Promise<Result[]> => inTurn(Array(count).keys(), measure);

/** A figure with the bench that measured it. */
export interface Row extends Figure {
  bench: string;
}

const heads = ['bench', 'figure', 'median', 'min – max', 'of', 'limit', 'comparison', ''];

/** @returns the figures as text: one line each below a line of heads, columns as wide as needed */
export function table(rows: readonly Row[]): string {
  const lines = [heads, ...rows.map(cells)];
  const widths = heads.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  const padded = lines.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)));
  return padded.map((line) => line.join('  ').trimEnd()).join('\n');
}

function cells(row: Row): string[] {
  const { bench, name, unit, samples, atMost, atLeast, comparison = '' } = row;
  const [decimals, suffix] = units[unit];
  const format = (value: number) =>
    value.toFixed(value >= 100 && unit === 'ms' ? 0 : decimals) + suffix;
  const limits = [
    atMost === undefined ? '' : `≤ ${format(atMost)}`,
    atLeast === undefined ? '' : `≥ ${format(atLeast)}`,
  ];
  return [
    bench,
    name,
    format(median(samples)),
    samples.length > 1 ? `${format(Math.min(...samples))} – ${format(Math.max(...samples))}` : '',
    String(samples.length),
    limits.join(''),
    comparison,
    isLimited(row) ? (isWithin(row) ? 'ok' : 'EXCEEDED') : '',
  ];
}
