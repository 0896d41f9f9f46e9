import { basename } from 'node:path';
import * as cells from '../cells/cells';
import { pictureName } from '../cells/list-cells';
import { type CellContext, requiredText, text } from '../products/field-kinds';
import { collectProblems } from './import-problem';
import { readTable } from './read-table';

/** The columns of a file of categories. */
export const categoryFields = {
  slug: {
    parse: (cell: unknown, { row }: CellContext) =>
      cells.text(cell, 200) === '' ? null : cells.slug(cell, row.title),
    empty: null,
  },
  title: requiredText(500),
  description: text(20_000),
  image: {
    parse: (cell: unknown) =>
      cells.text(cell, 300) === '' ? null : pictureName(cells.text(cell, 300)),
    empty: null,
  },
};

/**
 * Whether a file is one of categories: by its name, else by its columns, if they are all those of
 * categories and cannot be those of products, which have a slug and no `image`. A file that cannot
 * be read is none.
 */
export async function isOfCategories(path: string): Promise<boolean> {
  if (/^categories\.(csv|json)$/i.test(basename(path))) return true;
  const table = await collectProblems([], () => readTable(path, categoryFields, true));
  const columns = [...(table?.columns ?? [])];
  return (
    columns.length > 0 &&
    columns.every((name) => Object.hasOwn(categoryFields, name)) &&
    (columns.includes('image') || !columns.includes('slug'))
  );
}
