import { stat } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import type { Currency } from '@shop/shared/default-config';
import * as cells from '../cells/cells';
import { type NamedImage, pictureName } from '../cells/list-cells';
import { type CellContext, requiredText, text } from '../products/field-kinds';
import { productFields } from '../products/product-fields';
import { categoryName } from '../repositories/categories-repository';
import { collectProblems, type ImportProblem } from './import-problem';
import { readTable } from './read-table';
import { type Entry, type Fields, findRepeated, readEntry } from './reader';

export interface ImportFiles {
  /** CSV or JSON. */
  products: string;
  /** CSV or JSON; without it, a file named categories beside the products. */
  categories?: string | undefined;
  /** The one of the configuration's defaults when left out. */
  currency?: Currency | undefined;
}

/** A checked product; its pictures are still names of files. */
export type CheckedProduct = Entry<typeof productFields>;

/** A checked category; its picture is still the name of a file. */
export type CheckedCategory = Entry<typeof categoryFields>;

const categoryFields = {
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
 * Reads and checks the files of an import against themselves and against the categories the shop
 * has. Everything that is wrong is added to `problems`; what can be read is returned all the same,
 * with the columns that each file does not have.
 */
export async function checkFiles(
  files: ImportFiles,
  shopCategories: readonly string[],
  problems: ImportProblem[],
) {
  const categoriesPath = files.categories ?? (await besideProducts(files.products));
  const read = await readEntries(files.products, productFields, problems, files.currency);
  const products = read.entries.map((product) => checkProduct(product, problems));
  for (const [{ slug, place }, first] of findRepeated(products, (one) => one.slug)) {
    const message = `'${slug}' is the slug of row ${first.place.row} too`;
    problems.push({ ...place, column: 'slug', message });
  }
  const {
    entries: categories,
    isWhole,
    absent,
  } = categoriesPath
    ? await readEntries(categoriesPath, categoryFields, problems)
    : { entries: [], isWhole: true, absent: [] };
  for (const [category] of findRepeated(categories, categoryName)) {
    const message = `'${categoryName(category)}' appears twice`;
    problems.push({ ...category.place, column: category.slug ? 'slug' : 'title', message });
  }
  // With a category file of a wrong form the categories of all products would be unknown.
  if (isWhole) {
    const known = new Set([...shopCategories, ...categories.map(categoryName)]);
    problems.push(...unknownCategories(products, known));
  }
  return { products, categories, absentColumns: { products: read.absent, categories: absent } };
}

/** Reads a table by its fields; `isWhole` when all columns are there and every row has its form. */
async function readEntries<F extends Fields>(
  path: string,
  fields: F,
  problems: ImportProblem[],
  currency?: Currency,
): Promise<{ entries: Entry<F>[]; isWhole: boolean; absent: readonly string[] }> {
  const table = await collectProblems(problems, () => readTable(path, fields));
  if (!table) return { entries: [], isWhole: false, absent: [] };
  const found: ImportProblem[] = [];
  const entries = table.rows.map(({ row, cells: given }) => {
    const place = { file: table.file, row };
    const placeOf = (column: string) => ({ ...place, column });
    return { place, ...readEntry(given, fields, placeOf, found, currency) };
  });
  // That a column is missing is reported once, not again in every row.
  const isMissing = ({ column }: ImportProblem) => table.missing.includes(column ?? '');
  problems.push(...table.problems, ...found.filter((problem) => !isMissing(problem)));
  return { entries, isWhole: table.problems.length === 0, absent: table.absent };
}

/**
 * Checks the fields of a product against each other; what is wrong is added to `problems`.
 * @returns the product with the colours of its images spelt as in `available_colors`
 */
function checkProduct(product: CheckedProduct, problems: ImportProblem[]): CheckedProduct {
  const { place, title, price, discounted_price, available_colors } = product;
  if (discounted_price && Number(discounted_price) >= (Number(price) || Infinity)) {
    const message = `${discounted_price} is not below the price of ${price}; leave it empty when there is no discount`;
    problems.push({ ...place, column: 'discounted_price', message });
  }
  const images = product.images.map((image): NamedImage => {
    const wanted = image.color?.toLowerCase();
    const found = available_colors.find(({ name }) => name.toLowerCase() === wanted);
    if (wanted !== undefined && !found) {
      const message = `'${image.color}' of ${image.file} is not among available_colors`;
      problems.push({ ...place, column: 'images', message });
    }
    const color = found?.name ?? null;
    return { ...image, color, alt: image.alt || (color ? `${title} in ${color}` : title) };
  });
  return { ...product, images };
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
