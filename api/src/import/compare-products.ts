import type { Database } from '../db/schema';
import type { ProductField } from '../products/field-kinds';
import { productFields } from '../products/product-fields';
import type { CategoryComparison } from './compare-categories';
import { type Comparison, compareRows, isRemoved, type Row, readRows } from './compare-rows';
import type { ImportData, ImportProduct } from './import-data';
import { type ImportProblem, ImportRefused, missingField } from './import-problem';
import { productProblems } from './product-problems';
import { knownProduct, productTarget } from './shop-content';

const fields = Object.entries<ProductField>(productFields);

/** What a new product has in fields that its file does not name. */
const emptyProduct: Row = Object.fromEntries(fields.map(([name, { empty }]) => [name, empty]));

/**
 * Products by their slugs, with the names of their categories. What was checked before is checked
 * again, since the shop may have changed since. Throws ImportRefused.
 */
export async function compareProducts(
  db: Database,
  { products, removeMissing }: ImportData,
  categories: CategoryComparison,
): Promise<Comparison> {
  const nameById = new Map([...categories.before].map(([name, { id }]) => [id, name]));
  const stored = await readRows(db, productTarget);
  const before = new Map(
    [...stored].map(([slug, row]) => [
      slug,
      { ...row, category: nameById.get(row.category_id) ?? null },
    ]),
  );
  const problems = products.flatMap((product) => [
    ...missingFields(product, before),
    ...productProblems(product, asKnown(before.get(product.slug))),
    ...unknownCategory(product, categories.names),
  ]);
  if (problems.length > 0) throw new ImportRefused(problems);

  const now = new Date();
  return compareRows(before, {
    entries: products,
    nameOf: ({ slug }) => slug,
    toRow: ({ place: _place, ...given }, state) => {
      const row: Row = { ...(state ?? emptyProduct), ...given };
      const created_at = given.created_at ?? state?.created_at ?? now;
      const named = fields.map(([name]) => [name, row[name]]);
      return { ...Object.fromEntries(named), created_at, removed_at: null };
    },
    removeMissing: removeMissing.products,
  });
}

const asKnown = (row: Row | undefined) => row && knownProduct(row);

const missingFields = (
  product: ImportProduct,
  before: ReadonlyMap<string, Row>,
): ImportProblem[] =>
  before.has(product.slug)
    ? []
    : fields
        .filter(([name, { isRequired }]) => isRequired && !Object.hasOwn(product, name))
        .map(([column]) => ({ ...product.place, column, message: missingField('product') }));

const unknownCategory = (
  { place, category }: ImportProduct,
  names: readonly string[],
): ImportProblem[] =>
  category == null || names.includes(category)
    ? []
    : [{ ...place, column: 'category', message: `'${category}' is not a category of the shop` }];

/** How many products that are sold each category has after the import. */
export function countByCategory({ before, different, removed }: Comparison): Map<string, number> {
  const sold = new Map([...before].filter(([, row]) => !isRemoved(row)));
  for (const { name, row } of different) sold.set(name, row);
  for (const name of removed) sold.delete(name);
  const counts = new Map<string, number>();
  for (const { category } of sold.values()) {
    if (typeof category === 'string') counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  return counts;
}
