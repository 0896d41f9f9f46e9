import { stat } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import type { Currency } from '@shop/shared/default-config';
import { categoryName } from '../repositories/categories-repository';
import { categoryFields } from './category-fields';
import { type CheckedProduct, checkProducts } from './check-products';
import type { ImportProblem } from './import-problem';
import { readEntries } from './read-entries';
import { type Entry, findRepeated } from './reader';
import type { ShopContent } from './shop-content';

export interface ImportFiles {
  /** CSV or JSON; without it products stay as they are. */
  products?: string | undefined;
  /** CSV or JSON; by default a file named categories in the folder of the products. A price list has no default. */
  categories?: string | undefined;
  /** The one of the configuration's defaults when left out. */
  currency?: Currency | undefined;
  /** Whether a file may have no rows: then all that the shop has is removed. */
  mayBeEmpty?: boolean | undefined;
  /** Whether a sale that is over is left out, instead of refused. */
  endsSales?: boolean | undefined;
}

/** A checked category; its picture is still the name of a file. */
export type CheckedCategory = Entry<typeof categoryFields> & { slug: string | null };

/**
 * Reads and checks the files of an import against themselves and against what the shop has.
 * Everything that is wrong is added to `problems`; what can be read is returned all the same.
 * `categoriesPath` is the file of categories that was read, if any.
 */
export async function checkFiles(
  { products: path, currency, mayBeEmpty = false, endsSales = false, ...files }: ImportFiles,
  shop: ShopContent,
  problems: ImportProblem[],
) {
  const products = path
    ? await checkProducts(path, shop.products, problems, { currency, mayBeEmpty, endsSales })
    : [];
  const shopSlugs = new Set(shop.products.map(({ slug }) => slug));
  // A price list has nothing to do with the categories, and comes without their pictures.
  const isList =
    products.length > 0 &&
    products.every(({ slug, category }) => shopSlugs.has(slug) && category === undefined);
  const inSameFolder = path && !isList ? await categoriesInFolderOf(path) : undefined;
  const categoriesPath = files.categories ?? inSameFolder;
  const { categories, names, isWhole } = categoriesPath
    ? await checkCategories(
        categoriesPath,
        shop.categories,
        problems,
        mayBeEmpty && files.categories !== undefined,
      )
    : { categories: [], names: shop.categories.map(categoryName), isWhole: true };
  // With a category file of a wrong form the categories of all products would be unknown.
  if (isWhole) problems.push(...unknownCategories(products, new Set(names)));
  return { products, categories, categoriesPath };
}

async function checkCategories(
  path: string,
  shopCategories: ShopContent['categories'],
  problems: ImportProblem[],
  mayBeEmpty: boolean,
) {
  const names = new Set(shopCategories.map(categoryName));
  // A row without a slug names one of the shop by title: one without a slug, where there is one.
  const slugs = new Map(shopCategories.map(({ slug, title }) => [title, slug]));
  for (const { slug, title } of shopCategories) if (slug === null) slugs.set(title, null);
  const { entries, isWhole } = await readEntries(
    {
      ...{ path, fields: categoryFields, kind: 'category', mayBeEmpty },
      isKnown: ({ slug, title = '' }) => (slug == null ? slugs.has(title) : names.has(slug)),
    },
    problems,
  );
  const categories = entries.map((entry): CheckedCategory => {
    return { ...entry, slug: entry.slug ?? slugs.get(entry.title ?? '') ?? null };
  });
  const nameOf = ({ slug, title = '' }: CheckedCategory) => categoryName({ slug, title });
  for (const [category] of findRepeated(categories, nameOf)) {
    const message = `'${nameOf(category)}' appears twice`;
    problems.push({ ...category.place, column: category.slug ? 'slug' : 'title', message });
  }
  return { categories, names: [...names, ...categories.map(nameOf)], isWhole };
}

async function categoriesInFolderOf(productsPath: string): Promise<string | undefined> {
  // A file of products may itself be called so.
  if (basename(productsPath, extname(productsPath)) === 'categories') return undefined;
  for (const extension of ['.csv', '.json']) {
    const path = join(dirname(productsPath), `categories${extension}`);
    if ((await stat(path).catch(() => undefined))?.isFile()) return path;
  }
  return undefined;
}

function unknownCategories(
  products: readonly CheckedProduct[],
  known: ReadonlySet<string>,
): ImportProblem[] {
  const names = [...known].join(', ');
  const instead = names
    ? `; there are ${names}`
    : ', there are none yet; name a file of them with --categories';
  return products
    .filter(({ category }) => category != null && !known.has(category))
    .map(({ place, category }) => {
      return { ...place, column: 'category', message: `'${category}' is not a category${instead}` };
    });
}
