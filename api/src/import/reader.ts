import type { Currency } from '@shop/shared/default-config';
import { InvalidCell } from '../cells/cells';
import type { ProductField } from '../products/field-kinds';
import type { ImportProblem } from './import-problem';

/** How the fields of an entry are read, by name; `empty` stands for a value that is wrong. */
export type Fields = Readonly<Record<string, Pick<ProductField, 'parse' | 'empty' | 'isRequired'>>>;

/** The values of an entry by the names of its fields. */
export type Values<F extends Fields> = { -readonly [N in keyof F]: ReturnType<F[N]['parse']> };

/** The values that a row of a table names, and where it stands. */
export type Entry<F extends Fields> = Partial<Values<F>> & { place: { file: string; row: number } };

/** Where something stands in a file. */
export type Place = Omit<ImportProblem, 'message'>;

/**
 * Reads the fields that one entry of a file names: a row of a table, or a mapping of a YAML text.
 * What is wrong is added to `problems` with the place of its field, and reading goes on.
 */
export function readGiven<F extends Fields>(
  row: Readonly<Record<string, unknown>>,
  fields: F,
  placeOf: (name: string) => Place,
  problems: ImportProblem[],
  currency?: Currency,
): Partial<Values<F>> {
  const given = Object.entries(fields).filter(([name]) => Object.hasOwn(row, name));
  const values = given.map(([name, { parse, empty }]) => {
    try {
      return [name, parse(row[name], { row, currency })];
    } catch (error) {
      if (!(error instanceof InvalidCell)) throw error;
      problems.push({ ...placeOf(name), message: error.message });
      return [name, empty];
    }
  });
  return Object.fromEntries(values);
}

/** Each entry with a name that an earlier one has too, and the first that has it. */
export function findRepeated<T>(entries: readonly T[], nameOf: (entry: T) => string): [T, T][] {
  const first = new Map<string, T>();
  return entries.flatMap((entry): [T, T][] => {
    const name = nameOf(entry);
    const other = first.get(name);
    if (other === undefined) first.set(name, entry);
    return other === undefined || name === '' ? [] : [[entry, other]];
  });
}
