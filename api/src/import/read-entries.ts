import type { Currency } from '@shop/shared/default-config';
import { collectProblems, type ImportProblem, missingField } from './import-problem';
import { readTable } from './read-table';
import { type Entry, type Fields, readGiven } from './reader';

interface Source<F extends Fields> {
  path: string;
  fields: F;
  /** What a row is, for messages. */
  kind: 'product' | 'category' | 'row';
  /** Whether the shop has the row: then it keeps what the file does not name. */
  isKnown: (entry: Entry<F>) => boolean;
  mayBeEmpty: boolean;
  currency?: Currency | undefined;
}

interface Entries<F extends Fields> {
  entries: Entry<F>[];
  /** The names of all columns. */
  columns: ReadonlySet<string>;
  /** Every row and column has its form. */
  isWhole: boolean;
}

/** Reads a table by its fields. What is wrong is added to `problems`. */
export async function readEntries<F extends Fields>(
  source: Source<F>,
  problems: ImportProblem[],
): Promise<Entries<F>> {
  const { path, fields, mayBeEmpty, currency } = source;
  const table = await collectProblems(problems, () => readTable(path, fields, mayBeEmpty));
  if (!table) return { entries: [], columns: new Set(), isWhole: false };
  problems.push(...table.problems);
  const entries = table.rows.map(({ row, cells }): Entry<F> => {
    const place = { file: table.file, row };
    const placeOf = (column: string) => ({ ...place, column });
    return { place, ...readGiven(cells, fields, placeOf, problems, currency) };
  });
  // Without slugs it is unknown which rows are new.
  const isNameless = fields.slug?.isRequired && !table.columns.has('slug') && entries.length > 0;
  if (isNameless) {
    problems.push({ file: table.file, row: 1, column: 'slug', message: 'is missing' });
  } else {
    problems.push(...missingFields(source, entries, table));
  }
  return { entries, columns: table.columns, isWhole: table.problems.length === 0 };
}

/** What the shop needs to add rows, and they lack. */
function missingFields<F extends Fields>(
  { fields, kind, isKnown }: Source<F>,
  entries: readonly Entry<F>[],
  { file, columns }: { file: string; columns: ReadonlySet<string> },
): ImportProblem[] {
  const added = entries.filter((entry) => !isKnown(entry));
  const message = missingField(kind);
  const required = Object.keys(fields).filter((name) => fields[name]?.isRequired);
  return required.flatMap((column) => {
    const lacking = added.filter((entry) => !Object.hasOwn(entry, column));
    // A column that no row has, in a file of new rows alone, is reported once.
    return lacking.length === entries.length && lacking.length > 0 && !columns.has(column)
      ? [{ file, row: 1, column, message }]
      : lacking.map(({ place }) => ({ ...place, column, message }));
  });
}
