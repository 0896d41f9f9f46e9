import { stat } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import type { Currency } from '@shop/shared/default-config';
import {
  type CheckedCategory,
  categoryColumns,
  categoryName,
  checkCategories,
} from './check-categories';
import { type CheckedProduct, checkProducts, productColumns } from './check-products';
import { collectProblems, type ImportProblem } from './import-problem';
import { type Columns, readTable, type Table } from './read-table';

export interface ImportFiles {
  /** CSV or JSON. */
  products: string;
  /** CSV or JSON; without it, a file named categories beside the products. */
  categories?: string | undefined;
  /** The one of the configuration's defaults when left out. */
  currency?: Currency | undefined;
}

export interface CheckedFiles {
  products: CheckedProduct[];
  categories: CheckedCategory[];
}

/**
 * Reads and checks the files of an import against themselves and against the categories the shop
 * has. Everything that is wrong is added to `problems`; what can be read is returned all the same.
 */
export async function checkFiles(
  files: ImportFiles,
  shopCategories: readonly string[],
  problems: ImportProblem[],
): Promise<CheckedFiles> {
  const categoriesPath = files.categories ?? (await besideProducts(files.products));
  const table = (path: string, columns: Columns) =>
    collectProblems(problems, () => readTable(path, columns));
  const productTable = await table(files.products, productColumns);
  const categoryTable = categoriesPath ? await table(categoriesPath, categoryColumns) : undefined;
  const products = checkRows(
    productTable,
    (table, found) => checkProducts(table, found, files.currency),
    problems,
  );
  const categories = checkRows(categoryTable, checkCategories, problems);
  // With a category file of a wrong form the categories of all products could be told as unknown.
  if (!categoriesPath || categoryTable?.problems.length === 0) {
    const known = new Set([...shopCategories, ...categories.map(categoryName)]);
    problems.push(...unknownCategories(products, known));
  }
  return { products, categories };
}

function checkRows<T>(
  table: Table | undefined,
  check: (table: Table, problems: ImportProblem[]) => T[],
  problems: ImportProblem[],
): T[] {
  if (!table) return [];
  const found: ImportProblem[] = [];
  const rows = check(table, found);
  // That a column is missing is told once, not again in every row.
  const isMissing = ({ column }: ImportProblem) => table.missing.includes(column ?? '');
  problems.push(...table.problems, ...found.filter((problem) => !isMissing(problem)));
  return rows;
}

async function besideProducts(productsPath: string): Promise<string | undefined> {
  for (const extension of ['.csv', '.json']) {
    const path = join(dirname(productsPath), `categories${extension}`);
    const isItself = basename(productsPath, extname(productsPath)) === 'categories';
    if (!isItself && (await stat(path).catch(() => undefined))?.isFile()) return path;
  }
  return undefined;
}

function unknownCategories(
  products: readonly CheckedProduct[],
  known: ReadonlySet<string>,
): ImportProblem[] {
  const names = [...known].join(', ');
  return products.flatMap(({ place, category }) =>
    category === null || known.has(category)
      ? []
      : [
          {
            ...place,
            column: 'category',
            message: names
              ? `'${category}' is no category; there are ${names}`
              : `'${category}' is no category, there are none yet; name a file of them with --categories`,
          },
        ],
  );
}
