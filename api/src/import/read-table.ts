import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { csvRows } from './csv-rows';
import { type ImportProblem, ImportRefused } from './import-problem';
import { jsonRows } from './json-rows';
import type { TableRow } from './table-row';

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
