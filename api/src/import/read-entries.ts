import type { Currency } from '@shop/shared/default-config';
import { collectProblems, type ImportProblem, missingField } from './import-problem';
import { readTable } from './read-table';
import { type Entry, type Fields, readGiven } from './reader';

interface Source<F extends Fields> {
  path: string;
  fields: F;
  /** What a row is, for messages. */
  kind: 'product' | 'category';
  /** Whether the shop has the row: then it keeps what the file does not name. */
  isKnown: (entry: Entry<F>) => boolean;
  mayBeEmpty: boolean;
  currency?: Currency | undefined;
}

/**
 * Reads a table by its fields; `isWhole` when every row and column has its form. What is wrong is
 * added to `problems`.
 */
export async function readEntries<F extends Fields>(
  { path, fields, kind, isKnown, mayBeEmpty, currency }: Source<F>,
  problems: ImportProblem[],
): Promise<{ entries: Entry<F>[]; isWhole: boolean }> {
  const table = await collectProblems(problems, () => readTable(path, fields, mayBeEmpty));
  if (!table) return { entries: [], isWhole: false };
  problems.push(...table.problems);
  const entries = table.rows.map(({ row, cells }): Entry<F> => {
    const place = { file: table.file, row };
    const placeOf = (column: string) => ({ ...place, column });
    return { place, ...readGiven(cells, fields, placeOf, problems, currency) };
  });
  const added = entries.filter((entry) => !isKnown(entry));
  for (const column of Object.keys(fields).filter((name) => fields[name]?.isRequired)) {
    const lacking = added.filter((entry) => !Object.hasOwn(entry, column));
    // A column that no row has, in a file of new rows alone, is reported once.
    if (lacking.length === entries.length && !table.columns.has(column) && lacking.length > 0) {
      problems.push({ file: table.file, row: 1, column, message: 'is missing' });
    } else {
      const message = missingField(kind);
      problems.push(...lacking.map(({ place }) => ({ ...place, column, message })));
    }
  }
  return { entries, isWhole: table.problems.length === 0 };
}
