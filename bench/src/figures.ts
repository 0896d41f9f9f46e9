const units = {
  ms: { decimals: 1, suffix: ' ms' },
  kB: { decimals: 1, suffix: ' kB' },
  MB: { decimals: 1, suffix: ' MB' },
  files: { decimals: 0, suffix: '' },
  score: { decimals: 0, suffix: '' },
  shift: { decimals: 3, suffix: '' },
  ratio: { decimals: 2, suffix: '×' },
  'per s': { decimals: 0, suffix: '/s' },
} as const;

type Unit = keyof typeof units;

/** A limit on the median of a figure. */
type Limit = { atMost: number } | { atLeast: number };

/** One measured value, with its comparison in the same run. */
export interface Figure {
  name: string;
  unit: Unit;
  /** one value for each time it was measured */
  samples: readonly number[];
  /** without one the figure is only printed */
  limit?: Limit;
  /** the other side of the comparison, in words: `by hand 909 ms × 1.05` */
  comparison?: string;
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

/** @returns e.g. `41.3 ms`, `1.02×`, `100` */
function formatValue(value: number, unit: Unit): string {
  const { decimals, suffix } = units[unit];
  return value.toFixed(value >= 100 && unit === 'ms' ? 0 : decimals) + suffix;
}

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
  const { bench, name, unit, samples, limit, comparison = '' } = row;
  const range = `${formatValue(Math.min(...samples), unit)} – ${formatValue(Math.max(...samples), unit)}`;
  return [
    bench,
    name,
    formatValue(median(samples), unit),
    samples.length > 1 ? range : '',
    String(samples.length),
    limit ? limitText(limit, unit) : '',
    comparison,
    limit ? (isWithin(row) ? 'ok' : 'EXCEEDED') : '',
  ];
}

const limitText = (limit: Limit, unit: Unit): string =>
  'atMost' in limit
    ? `≤ ${formatValue(limit.atMost, unit)}`
    : `≥ ${formatValue(limit.atLeast, unit)}`;
