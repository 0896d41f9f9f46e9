import { columns } from './columns';
import { type Figure, isWithin, type Limit, type Unit } from './figure';
import { formatValue } from './format-value';
import { median } from './median';

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
