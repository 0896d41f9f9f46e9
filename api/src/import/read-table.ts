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
  /** Names of required columns that are not there. */
  missing: readonly string[];
  /** What is wrong with the columns and with the form of single rows; those rows are left out. */
  problems: readonly ImportProblem[];
}

/** The columns that a table may and must have. */
export interface Columns {
  known: readonly string[];
  required: readonly string[];
}

/** Reads a CSV or JSON file as rows; throws ImportRefused when no rows can be read from it. */
export async function readTable(path: string, columns: Columns): Promise<Table> {
  const file = basename(path);
  const text = decode(file, await readBytes(path));
  const problems: ImportProblem[] = [];
  const read = extname(path).toLowerCase() === '.json' ? jsonRows : csvRows;
  const rows = read(file, text, problems);
  if (rows.length === 0 && problems.length === 0) {
    throw new ImportRefused([{ file, message: 'has no rows' }]);
  }
  // Without a row that could be read nothing is known of the columns.
  const { unknown, missing } = compareColumns(rows, columns);
  for (const name of unknown) {
    const message = `is no known column; the columns are ${columns.known.join(', ')}`;
    problems.push({ file, row: 1, column: name || '(without a name)', message });
  }
  for (const column of missing) problems.push({ file, row: 1, column, message: 'is missing' });
  return {
    file,
    rows: rows.filter(({ cells }) => Object.values(cells).some((cell) => cell !== '')),
    missing,
    problems,
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

function compareColumns(rows: readonly TableRow[], { known, required }: Columns) {
  if (rows.length === 0) return { unknown: [], missing: [] };
  const present = new Set(rows.flatMap(({ cells }) => Object.keys(cells)));
  return {
    unknown: [...present].filter((name) => !known.includes(name)),
    missing: required.filter((name) => !present.has(name)),
  };
}
