import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { type ImportProblem, ImportRefused } from './import-problem';
import type { Fields } from './reader';
import { csvRows, jsonRows, type TableRow } from './table-rows';

export interface Table {
  /** Name of the file, for messages. */
  file: string;
  rows: TableRow[];
  /** Names of required columns that are not there. */
  missing: readonly string[];
  /** What is wrong with the columns and with the form of single rows; those rows are left out. */
  problems: readonly ImportProblem[];
}

/**
 * Reads a CSV or JSON file as rows with the columns of `fields`. Throws ImportRefused when no rows
 * can be read from it.
 */
export async function readTable(path: string, fields: Fields): Promise<Table> {
  const file = basename(path);
  const text = decode(file, await readBytes(path));
  const problems: ImportProblem[] = [];
  const read = extname(path).toLowerCase() === '.json' ? jsonRows : csvRows;
  const rows = read(file, text, problems);
  if (rows.length === 0 && problems.length === 0) {
    throw new ImportRefused([{ file, message: 'has no rows' }]);
  }
  const present = new Set(rows.flatMap(({ cells }) => Object.keys(cells)));
  for (const name of present) {
    if (Object.hasOwn(fields, name)) continue;
    const message = `is no known column; the columns are ${Object.keys(fields).join(', ')}`;
    problems.push({ file, row: 1, column: name || '(without a name)', message });
  }
  // Without a row that could be read nothing is known of the columns.
  const missing = Object.keys(fields).filter(
    (name) => rows.length > 0 && fields[name]?.isRequired && !present.has(name),
  );
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
