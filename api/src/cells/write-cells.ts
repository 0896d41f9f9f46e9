import { isDeepStrictEqual } from 'node:util';
import { type Options, stringify } from 'csv-stringify/sync';

/** What spreadsheets take for the beginning of a formula, after quotes that hide it. */
const formula = /^'*[=+\-@\t\r]/;

/** A text that no spreadsheet runs: OWASP ASVS 5.0, 1.2.10. The import takes the quote away again. */
export const hideFormula = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell);

export const showFormula = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;

/** A value as the cell of a CSV file that reads as this value again; else as JSON. */
export function cellOf(value: unknown, parse: (cell: unknown) => unknown): string {
  const cell = asCell(value);
  const isList = typeof value === 'object' && !(value instanceof Date);
  return isList && !isDeepStrictEqual(tried(parse, cell), tried(parse, value))
    ? JSON.stringify(value)
    : cell;
}

function tried(parse: (cell: unknown) => unknown, cell: unknown): unknown {
  try {
    return parse(cell);
  } catch {
    return undefined;
  }
}

/** A value as a cell of a CSV file holds it. */
export function asCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(asItem).join('|');
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([label, text]) => `${label}: ${text}`)
      .join('|');
  }
  return String(value);
}

/** A text, a colour or a picture of a list. */
function asItem(item: unknown): string {
  if (typeof item !== 'object' || item === null) return asCell(item);
  const { name, hex, file, hash = file, color, caption, alt } = item as Record<string, string>;
  if (hash === undefined) return `${name}:${hex}`;
  return [hash, color ?? caption ?? '', alt ?? ''].join(';');
}

/** Rows as CSV, as the import reads them; the header is the names in the first row. */
export const toCsv = (rows: readonly object[], options: Options = {}): string =>
  stringify([...rows], { header: true, record_delimiter: 'windows', ...options });
