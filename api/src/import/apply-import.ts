import type { Database } from '../db/schema';
import { lockCatalogState, markSeed } from '../repositories/catalog-state';
import { writeCategories } from './compare-categories';
import { compareImport } from './compare-import';
import { compareRows, readRows, type Target } from './compare-rows';
import type { ImportData, ImportReport } from './import-data';
import { type ImportPlan, makePlan } from './import-plan';
import { writePosts } from './posts/compare-posts';
import { productTarget } from './shop-content';
import { writeRows } from './write-rows';

/** What an import would do; changes nothing. Throws ImportRefused for what the shop refuses. */
export const planImport = (db: Database, data: ImportData): Promise<ImportPlan> =>
  db.transaction().execute(async (read) => makePlan(read, await compareImport(read, data)));

/**
 * Writes a checked import in one transaction: all of it, or nothing when something is refused.
 * Rows that already equal the import are left alone. Throws ImportRefused.
 */
export function applyImport(db: Database, data: ImportData): Promise<ImportReport> {
  return db.transaction().execute(async (write) => {
    // Another import that runs ends first.
    await lockCatalogState(write);
    const { categories, products, posts, report } = await compareImport(write, data);
    const pictures = compareRows(await readRows(write, pictureTarget), {
      entries: data.pictures,
      nameOf: ({ hash }) => hash,
      // One that was encoded again, into other sizes, keeps its hash and gets its new files.
      toRow: (picture) => picture,
    });
    await writeRows(write, pictureTarget, pictures);
    const categoryIds = await writeCategories(write, categories);
    await writeRows(write, productTarget, products, ({ category, ...row }) => ({
      ...row,
      category_id: categoryIds.get(category as string) ?? null,
    }));
    await writePosts(write, posts);
    if (data.seedHash !== null) await markSeed(write, data.seedHash);
    return report;
  });
}

const pictureTarget: Target = { table: 'pictures', key: 'hash' };
