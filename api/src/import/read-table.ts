import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';
import { showFormula } from '../cells/write-cells';
import { type ImportProblem, ImportRefused } from './import-problem';
import type { Fields } from './reader';

/** One row of a table: the cell of each column as text, or any value when it came from JSON. */
interface TableRow {
  row: number;
  cells: Readonly<Record<string, unknown>>;
}

interface RawTable {
  rows: TableRow[];
  /** The columns that a table has even without rows. */
  header: readonly string[];
}

interface Table {
  file: string;
  rows: TableRow[];
  /** Names of all columns that any row has. */
  columns: ReadonlySet<string>;
  /** What is wrong with the columns and with the form of single rows; those rows are left out. */
  problems: readonly ImportProblem[];
}

/**
 * Reads a CSV or JSON file as rows with columns of `fields`. Throws ImportRefused when no rows can
 * be read from it, unless it may be empty.
 */
export async function readTable(path: string, fields: Fields, mayBeEmpty = false): Promise<Table> {
  const file = basename(path);
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    const message = error.code === 'ENOENT' ? 'there is no such file' : `${error}`;
    throw new ImportRefused([{ file: path, message }]);
  });
  const text = decodeUtf8(file, bytes, 'in Excel, save as "CSV UTF-8 (comma delimited)"');
  const problems: ImportProblem[] = [];
  const read = extname(path).toLowerCase() === '.json' ? jsonRows : csvRows;
  const { rows: all, header } = read(file, text, problems);
  const rows = all.filter(({ cells }) => Object.values(cells).some((cell) => cell !== ''));
  if (rows.length === 0 && problems.length === 0 && !mayBeEmpty) {
    throw new ImportRefused([{ file, message: 'has no rows' }]);
  }
  const columns = new Set([...header, ...all.flatMap(({ cells }) => Object.keys(cells))]);
  for (const name of columns) {
    if (Object.hasOwn(fields, name)) continue;
    const message = `is not a known column; the columns are ${Object.keys(fields).join(', ')}`;
    problems.push({ file, row: 1, column: name || '(without a name)', message });
  }
  return { file, rows, columns, problems };
}

/** The text of a file. Throws ImportRefused, with advice, when it is none. */
export function decodeUtf8(file: string, bytes: Buffer, advice: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ImportRefused([{ file, message: `is not UTF-8 text; ${advice}` }]);
  }
}

/**
 * The rows of a CSV text, by the names in its header. Repeated names, and rows with too many cells,
 * which are left out, are added to `problems`. Throws ImportRefused when it cannot be read at all.
 */
function csvRows(file: string, text: string, problems: ImportProblem[]): RawTable {
  assertCommas(file, text);
  const [headings = [], ...body] = recordsOf(file, text);
  if (!headings.some(Boolean) && body.some((record) => record.some(Boolean))) {
    const message = 'is empty; it must have the names of the columns';
    throw new ImportRefused([{ file, row: 1, message }]);
  }
  const header = headings.map(columnName);
  // Spreadsheets save columns that once held something.
  const columns = header
    .map((name, at) => ({ name, at }))
    .filter(({ name, at }) => name !== '' || body.some((record) => record[at]));
  for (const column of repeatedNames(header)) {
    problems.push({ file, row: 1, column, message: 'appears twice' });
  }
  const rows = body.flatMap((record, index) => {
    const row = index + 2;
    if (record.slice(header.length).some((cell) => cell !== '')) {
      const message = `has ${record.length} cells where the header has ${header.length}; put a text with a comma in "quotes"`;
      problems.push({ file, row, message });
      return [];
    }
    return {
      row,
      cells: Object.fromEntries(
        columns.map(({ name, at }) => [name, showFormula(record[at] ?? '')]),
      ),
    };
  });
  return { rows, header: columns.map(({ name }) => name) };
}

const csv = { relax_column_count: true, skip_empty_lines: false, trim: true } as const;

/** Only quotes can be wrong. Throws ImportRefused. */
function recordsOf(file: string, text: string): string[][] {
  try {
    return parse(text, csv);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { records: before, column: at } = error as { records?: number; column?: number };
    const [headings = []] = before ? parse(text, { ...csv, to: 1 }) : [];
    const place = { row: (before ?? 0) + 1, column: headings[at ?? 0] };
    const message =
      'cannot be read as CSV: it has a quote within it, or one that is not closed; put the text in quotes and write its own ones twice: "14"" bag"';
    throw new ImportRefused([{ file, ...place, message }]);
  }
}

/** By the headings: cells may hold any of them. Throws ImportRefused. */
function assertCommas(file: string, text: string): void {
  const [headings = ''] = text.trimStart().split('\n', 1);
  const other = [
    [';', 'semicolons'],
    ['\t', 'tabs'],
  ].find(([mark = '']) => headings.trim().includes(mark) && !headings.includes(','));
  if (!other) return;
  const message = `has ${other[1]} between columns; save it with commas`;
  throw new ImportRefused([{ file, row: 1, message }]);
}

/** 'Discounted Price' → 'discounted_price' */
const columnName = (heading: string): string => heading.toLowerCase().replace(/[\s-]+/g, '_');

const repeatedNames = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, index) => name !== '' && names.indexOf(name) !== index)),
];

/**
 * The rows of a JSON list of objects. Entries that are none are added to `problems` and left out.
 * Throws ImportRefused when it is not a JSON list.
 */
function jsonRows(file: string, text: string, problems: ImportProblem[]): RawTable {
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
  const rows = value.flatMap((entry: unknown, index) => {
    const row = index + 1;
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) {
      problems.push({ file, row, message: 'must be an object' });
      return [];
    }
    return { row, cells: entry as Record<string, unknown> };
  });
  return { rows, header: [] };
}
