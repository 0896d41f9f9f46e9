import { ImportRefused } from './import-problem';
import type { TableRow } from './table-row';

/** The rows of a JSON list of objects; throws ImportRefused for anything else. */
export function jsonRows(file: string, text: string): TableRow[] {
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
