import { type Figure, formatValue, isWithin, type Limit, median, type Unit } from './figure';

/** A figure with the bench that measured it. */
export interface Row extends Figure {
  bench: string;
}

const heads = ['bench', 'figure', 'median', 'min – max', 'of', 'limit', 'beside', ''];

/** @returns the figures as lines of text, one line each, under one line of heads */
export const table = (rows: readonly Row[]): string => columns([heads, ...rows.map(cells)]);

function cells(row: Row): string[] {
  const { bench, name, unit, samples, limit, beside = '' } = row;
  const range = `${formatValue(Math.min(...samples), unit)} – ${formatValue(Math.max(...samples), unit)}`;
  return [
    bench,
    name,
    formatValue(median(samples), unit),
    samples.length > 1 ? range : '',
    String(samples.length),
    limit ? limitText(limit, unit) : '',
    beside,
    limit ? (isWithin(row) ? 'ok' : 'EXCEEDED') : '',
  ];
}

const limitText = (limit: Limit, unit: Unit): string =>
  'atMost' in limit
    ? `≤ ${formatValue(limit.atMost, unit)}`
    : `≥ ${formatValue(limit.atLeast, unit)}`;

/** @returns lines of cells as text, each column as wide as its widest cell */
function columns(lines: readonly (readonly string[])[]): string {
  const count = Math.max(...lines.map((line) => line.length));
  const widths = Array.from({ length: count }, (_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
