import type { Database, Write } from '../db/schema';
import { lockCatalogState, markSeed } from '../repositories/catalog-state';
import { categoryName } from '../repositories/categories-repository';
import type {
  ImportCategory,
  ImportCounts,
  ImportData,
  ImportProduct,
  ImportReport,
} from './import-data';
import { type ImportProblem, ImportRefused } from './import-problem';
import { mergeRows } from './merge-rows';
import { writePosts } from './posts/write-posts';

/**
 * Writes a checked import in one transaction: all of it, or nothing when something is refused.
 * Rows that are as the import wants them are left alone. Throws ImportRefused.
 */
export function applyImport(db: Database, data: ImportData): Promise<ImportReport> {
  return db.transaction().execute(async (write) => {
    // Another import that runs ends first.
    await lockCatalogState(write);
    // A picture that was encoded anew, into other sizes, keeps its hash and gets its new files.
    const pictures = { table: 'pictures', key: 'hash', entries: data.pictures } as const;
    await mergeRows(write, { ...pictures, toRow: (picture) => picture });
    const categories = await writeCategories(write, data.categories);
    const products = await writeProducts(write, data, categories.idByName);
    const posts = await writePosts(write, data);
    if (data.seedHash !== null) await markSeed(write, data.seedHash);
    return { products, categories: categories.counts, ...posts };
  });
}

/**
 * Adds and changes categories; those that the import does not name stay.
 * @returns what was done, and the ids of all categories of the shop by the names products use
 */
async function writeCategories(write: Write, categories: readonly ImportCategory[]) {
  const existing = await write.selectFrom('categories').selectAll().orderBy('id').execute();
  const byName = new Map(existing.map((row) => [categoryName(row), row]));
  const idByName = new Map(existing.map((row) => [categoryName(row), row.id]));
  const counts: ImportCounts = { added: 0, changed: 0, unchanged: 0, removed: 0 };
  for (const { place: _place, ...wanted } of categories) {
    const name = categoryName(wanted);
    const row = byName.get(name);
    if (!row) {
      const { id } = await write
        .insertInto('categories')
        .values(wanted)
        .returning('id')
        .executeTakeFirstOrThrow();
      idByName.set(name, id);
      counts.added += 1;
    } else if (
      row.title === wanted.title &&
      row.description === wanted.description &&
      row.picture_hash === wanted.picture_hash
    ) {
      counts.unchanged += 1;
    } else {
      await write.updateTable('categories').set(wanted).where('id', '=', row.id).execute();
      counts.changed += 1;
    }
  }
  return { counts, idByName };
}

async function writeProducts(
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
      removed_at: null,
    }),
    removeMissing,
    marksRemoved: true,
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
