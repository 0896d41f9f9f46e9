import type { Database } from '../db/schema';
import { compareCategories } from './compare-categories';
import { compareProducts, countByCategory } from './compare-products';
import type { ImportData, ImportReport } from './import-data';
import { comparePosts } from './posts/compare-posts';

export type Comparisons = Awaited<ReturnType<typeof compareImport>>;

/** Compares the shop with an import. Throws ImportRefused. */
export async function compareImport(db: Database, data: ImportData) {
  const found = await compareCategories(db, data);
  const products = await compareProducts(db, data, found);
  const posts = await comparePosts(db, data);
  // A category with products stays: they would be in none.
  const inUse = countByCategory(products);
  const removed = found.removed.filter((name) => !inUse.has(name));
  const counts = { ...found.counts, removed: removed.length };
  const report: ImportReport = {
    products: products.counts,
    categories: counts,
    posts: posts.counts,
    comments: posts.comments.counts,
  };
  return {
    categories: { ...found, removed, counts },
    categoriesInUse: found.removed.flatMap((name) => {
      const count = inUse.get(name);
      return count === undefined ? [] : [{ name, products: count }];
    }),
    products,
    posts,
    report,
  };
}
