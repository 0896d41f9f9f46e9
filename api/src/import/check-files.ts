import { stat } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import {
  type CheckedCategory,
  categoryColumns,
  categoryName,
  checkCategories,
} from './check-categories';
import { type CheckedProduct, checkProducts, productColumns } from './check-products';
import type { ImportProblem } from './import-problem';
import { ImportRefused } from './import-problem';
import { readTable } from './read-table';

export interface ImportFiles {
  /** CSV or JSON. */
  products: string;
  /** CSV or JSON; without it, a file named categories beside the products. */
  categories?: string | undefined;
}

export interface CheckedFiles {
  products: CheckedProduct[];
  categories: CheckedCategory[];
}

/**
 * Reads and checks the files of an import against themselves and against the categories the shop
 * has. Throws ImportRefused with everything that is wrong.
 */
export async function checkFiles(
  files: ImportFiles,
  shopCategories: readonly string[],
): Promise<CheckedFiles> {
  const problems: ImportProblem[] = [];
  const categoriesPath = files.categories ?? (await besideProducts(files.products));
  const read = await Promise.allSettled([
    readTable(files.products, productColumns),
    categoriesPath ? readTable(categoriesPath, categoryColumns) : undefined,
  ]);
  for (const outcome of read) {
    if (outcome.status === 'fulfilled') continue;
    if (!(outcome.reason instanceof ImportRefused)) throw outcome.reason;
    problems.push(...outcome.reason.problems);
  }
  const [productTable, categoryTable] = read.map((outcome) =>
    outcome.status === 'fulfilled' ? outcome.value : undefined,
  );
  const categories = categoryTable ? checkCategories(categoryTable, problems) : [];
  const products = productTable ? checkProducts(productTable, problems) : [];
  // With an unreadable category file every product's category would be reported as unknown.
  if (!categoriesPath || categoryTable) {
    const known = new Set([...shopCategories, ...categories.map(categoryName)]);
    problems.push(...unknownCategories(products, known));
  }
  if (problems.length > 0) throw new ImportRefused(problems);
  return { products, categories };
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
