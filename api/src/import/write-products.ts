import type { Write } from '../db/schema';
import type { ImportCounts, ImportData, ImportProduct } from './import-data';
import { type ImportProblem, ImportRefused } from './import-problem';
import { mergeRows } from './merge-rows';

/** Adds, changes and (when asked) removes products, matched by slug. Throws ImportRefused. */
export async function writeProducts(
  write: Write,
  { products, removeMissing }: ImportData,
  categoryIds: ReadonlyMap<string, number>,
): Promise<ImportCounts> {
  refuseUnknownCategories(products, categoryIds);
  const now = new Date();
  const { counts } = await mergeRows(write, {
    table: 'products',
    key: 'slug',
    images: { table: 'product_images', owner: 'product_id', columns: ['color', 'alt'] },
    entries: products,
    toRow: ({ place: _place, category, ...product }, before) => ({
      ...product,
      category_id: category === null ? null : categoryIds.get(category),
      created_at: product.created_at ?? before?.created_at ?? now,
    }),
    removeMissing,
  });
  return counts;
}

function refuseUnknownCategories(
  products: readonly ImportProduct[],
  categoryIds: ReadonlyMap<string, number>,
): void {
  const problems: ImportProblem[] = products.flatMap(({ place, category }) =>
    category === null || categoryIds.has(category)
      ? []
      : [{ ...place, column: 'category', message: `'${category}' is no category of the shop` }],
  );
  if (problems.length > 0) throw new ImportRefused(problems);
}
