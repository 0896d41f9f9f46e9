import { CsvError, parse } from 'csv-parse/sync';
import { type ImportProblem, ImportRefused } from './import-problem';

/** One row of a table: the cell of each column as text, or any value when it came from JSON. */
export interface TableRow {
  row: number;
  cells: Readonly<Record<string, unknown>>;
}

/**
 * The rows of a CSV text, by the names in its header. Repeated names, and rows with too many cells,
 * which are left out, are added to `problems`. Throws ImportRefused when it cannot be read at all.
 */
export function csvRows(file: string, text: string, problems: ImportProblem[]): TableRow[] {
  let records: string[][];
  try {
    records = parse(text, { relax_column_count: true, skip_empty_lines: false, trim: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const row = typeof error.lines === 'number' ? error.lines : undefined;
    throw new ImportRefused([{ file, row, message: `cannot be read as CSV: ${error.message}` }]);
  }
  const [headings = [], ...body] = records;
  const header = headings.map(columnName);
  if (header.length === 1 && header[0]?.includes(';')) {
    const message = 'has semicolons between columns; save it with commas';
    throw new ImportRefused([{ file, row: 1, message }]);
  }
  for (const column of repeatedNames(header)) {
    problems.push({ file, row: 1, column, message: 'appears twice' });
  }
  return body.flatMap((record, index) => {
    const row = index + 2;
    if (record.slice(header.length).some((cell) => cell !== '')) {
      const message = `has ${record.length} cells where the header has ${header.length}; put a text with a comma in "quotes"`;
      problems.push({ file, row, message });
      return [];
    }
    return { row, cells: Object.fromEntries(header.map((name, at) => [name, record[at] ?? ''])) };
  });
}

/** 'Discounted Price' → 'discounted_price' */
const columnName = (heading: string): string => heading.toLowerCase().replace(/[\s-]+/g, '_');

const repeatedNames = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, index) => name !== '' && names.indexOf(name) !== index)),
];

/**
 * The rows of a JSON list of objects. Entries that are none are added to `problems` and left out.
 * Throws ImportRefused when it is no JSON list.
 */
export function jsonRows(file: string, text: string, problems: ImportProblem[]): TableRow[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ImportRefused([
      { file, message: `cannot be read as JSON: ${(error as Error).message}` },
    ]);
  }
  if (!Array.isArray(value)) {
    throw new ImportRefused([{ file, message: 'must hold a list: [ {…}, {…} ]' }]);
  }
  return value.flatMap((entry: unknown, index) => {
    const row = index + 1;
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) {
      problems.push({ file, row, message: 'must be an object' });
      return [];
    }
    return { row, cells: entry as Record<string, unknown> };
  });
}
