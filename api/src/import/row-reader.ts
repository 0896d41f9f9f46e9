import { InvalidCell } from '../cells/cells';
import type { ImportProblem } from './import-problem';
import type { TableRow } from './table-row';

/** Reads the cells of one row; what is wrong is noted with its place, and reading goes on. */
export function makeRowReader(file: string, { row, cells }: TableRow, problems: ImportProblem[]) {
  const complain = (column: string, message: string): void => {
    problems.push({ file, row, column, message });
  };
  return {
    complain,
    /** What `parse` makes of a cell; `otherwise` when it cannot, with the reason noted. */
    read<T>(column: string, parse: (cell: unknown) => T, otherwise: T): T {
      try {
        return parse(cells[column]);
      } catch (error) {
        if (!(error instanceof InvalidCell)) throw error;
        complain(column, error.message);
        return otherwise;
      }
    },
  };
}
