import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';
import { type ImportProblem, ImportRefused } from './import-problem';

/** One row of a table: the cell of each column as text, or any value when it came from JSON. */
export interface TableRow {
  row: number;
  cells: Readonly<Record<string, unknown>>;
}

export interface Table {
  /** Name of the file, for messages. */
  file: string;
  rows: TableRow[];
}

/** The columns that a table may and must have. */
export interface Columns {
  known: readonly string[];
  required: readonly string[];
}

/** Reads a CSV or JSON file as rows; throws ImportRefused when its form is wrong. */
export async function readTable(path: string, columns: Columns): Promise<Table> {
  const file = basename(path);
  const text = decode(file, await readBytes(path));
  const rows = extname(path).toLowerCase() === '.json' ? jsonRows(file, text) : csvRows(file, text);
  const problems = checkColumns(file, rows, columns);
  if (problems.length > 0) throw new ImportRefused(problems);
  return {
    file,
    rows: rows.filter(({ cells }) => Object.values(cells).some((cell) => cell !== '')),
  };
}

async function readBytes(path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (error) {
    const reason =
      (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'there is no such file' : `${error}`;
    throw new ImportRefused([{ file: path, message: reason }]);
  }
}

function decode(file: string, bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const message = 'is not UTF-8 text; in Excel, save as "CSV UTF-8 (comma delimited)"';
    throw new ImportRefused([{ file, message }]);
  }
}

function csvRows(file: string, text: string): TableRow[] {
  let records: string[][];
  try {
    records = parse(text, { relax_column_count: true, skip_empty_lines: false, trim: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const row = typeof error.lines === 'number' ? error.lines : undefined;
    throw new ImportRefused([{ file, row, message: `cannot be read as CSV: ${error.message}` }]);
  }
  const [header = [], ...body] = records;
  if (header.length === 1 && header[0]?.includes(';')) {
    const message = 'has semicolons between columns; save it with commas';
    throw new ImportRefused([{ file, row: 1, message }]);
  }
  refuse(
    repeatedNames(header).map((column) => ({ file, row: 1, column, message: 'appears twice' })),
  );
  const rows = body.map((record, index) => ({ record, row: index + 2 }));
  refuse(
    rows
      .filter(({ record }) => record.slice(header.length).some((cell) => cell !== ''))
      .map(({ row, record }) => ({
        file,
        row,
        message: `has ${record.length} cells where the header has ${header.length}; put a text with a comma in "quotes"`,
      })),
  );
  return rows.map(({ row, record }) => ({
    row,
    cells: Object.fromEntries(header.map((name, index) => [name, record[index] ?? ''])),
  }));
}

function jsonRows(file: string, text: string): TableRow[] {
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
  return value.map((entry: unknown, index) => {
    const row = index + 1;
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) {
      throw new ImportRefused([{ file, row, message: 'must be an object' }]);
    }
    return { row, cells: entry as Record<string, unknown> };
  });
}

function checkColumns(file: string, rows: readonly TableRow[], columns: Columns): ImportProblem[] {
  if (rows.length === 0) return [{ file, message: 'has no rows' }];
  const present = new Set(rows.flatMap(({ cells }) => Object.keys(cells)));
  const unknown = [...present]
    .filter((name) => !columns.known.includes(name))
    .map((name) => ({
      file,
      row: 1,
      column: name === '' ? '(without a name)' : name,
      message: `is no known column; the columns are ${columns.known.join(', ')}`,
    }));
  const missing = columns.required
    .filter((name) => !present.has(name))
    .map((name) => ({ file, row: 1, column: name, message: 'is missing' }));
  return [...unknown, ...missing];
}

const repeatedNames = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, index) => name !== '' && names.indexOf(name) !== index)),
];

function refuse(problems: readonly ImportProblem[]): void {
  if (problems.length > 0) throw new ImportRefused(problems);
}
