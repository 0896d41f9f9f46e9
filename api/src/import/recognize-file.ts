import { basename } from 'node:path';
import { productFields } from '../products/product-fields';
import { categoryFields } from './category-fields';
import { collectProblems } from './import-problem';
import { readTable } from './read-table';

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

/** Whether a file has no column that products have and categories have not. */
export const hasNoOwnColumn = (columns: ReadonlySet<string>): boolean =>
  ![...columns].some((name) => Object.hasOwn(productFields, name) && !(name in categoryFields));
