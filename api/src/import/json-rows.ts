import { type ImportProblem, ImportRefused } from './import-problem';
import type { TableRow } from './table-row';

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
