import type { Database } from '../db/schema';
import type { ProductField } from '../products/field-kinds';
import { productFields } from '../products/product-fields';
import { categoryName, listCategories } from '../repositories/categories-repository';
import {
  type Comparison,
  compareRows,
  isRemoved,
  type Row,
  readRows,
  targets,
} from './compare-rows';
import type { ImportData } from './import-data';
import { comparePosts } from './posts/compare-posts';

export type Comparisons = Awaited<ReturnType<typeof compareImport>>;

/** Compares the shop with an import. */
export async function compareImport(db: Database, data: ImportData) {
  const found = await compareCategories(db, data);
  const products = await compareProducts(db, data, found.before);
  const posts = await comparePosts(db, data);
  // A category with products stays: they would be in none.
  const inUse = countByCategory(products);
  return {
    categories: { ...found, removed: found.removed.filter((name) => !inUse.has(name)) },
    categoriesInUse: found.removed.flatMap((name) => {
      const count = inUse.get(name);
      return count === undefined ? [] : [{ name, products: count }];
    }),
    products,
    posts,
  };
}

/** Categories by the names that products use. */
async function compareCategories(db: Database, { categories, removeMissing }: ImportData) {
  const existing = await listCategories(db);
  return compareRows(new Map(existing.map((row) => [categoryName(row), { ...row }])), {
    entries: categories,
    nameOf: ({ slug, title = '' }) => categoryName({ slug, title }),
    toRow: ({ slug, ...given }, state) => {
      const { title = '', description = '', picture_hash = null } = { ...state, ...given };
      return { id: state?.id, slug, title, description, picture_hash };
    },
    removeMissing: removeMissing.categories,
  });
}

const fields = Object.entries<ProductField>(productFields);

/** What a new product has in fields that its file does not name. */
const emptyProduct: Row = Object.fromEntries(fields.map(([name, { empty }]) => [name, empty]));

/** Products by their slugs, with the names of their categories. */
async function compareProducts(
  db: Database,
  { products, removeMissing }: ImportData,
  categories: Comparison['before'],
) {
  const nameById = new Map([...categories].map(([name, { id }]) => [id, name]));
  const stored = await readRows(db, targets.products);
  const before = new Map(
    [...stored].map(([slug, row]) => [
      slug,
      { ...row, category: nameById.get(row.category_id) ?? null },
    ]),
  );
  const now = new Date();
  return compareRows(before, {
    entries: products,
    nameOf: ({ slug }) => slug,
    toRow: (given, state) => {
      const row: Row = { ...(state ?? emptyProduct), ...given };
      const created_at = given.created_at ?? state?.created_at ?? now;
      const { hidden = state?.hidden_at != null } = given;
      const hidden_at = hidden ? (state?.hidden_at ?? now) : null;
      const { hidden: _stored, ...named } = Object.fromEntries(
        fields.map(([name]) => [name, row[name]]),
      );
      // As the table's trigger does: so the log and an undo have the end that goes with its sale.
      const sale_ends_at = row.discounted_price == null ? null : row.sale_ends_at;
      return { ...named, sale_ends_at, created_at, hidden_at, removed_at: null };
    },
    removeMissing: removeMissing.products,
  });
}

/** How many products that are sold each category has after the import. */
function countByCategory({ before, different, removed }: Comparison): Map<string, number> {
  const sold = new Map([...before].filter(([, row]) => !isRemoved(row)));
  for (const { name, row } of different) sold.set(name, row);
  for (const name of removed) sold.delete(name);
  const counts = new Map<string, number>();
  for (const { category } of sold.values()) {
    if (typeof category === 'string') counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  return counts;
}
