import type { Database } from '../db/schema';
import { lockCatalogState, markSeed } from '../repositories/catalog-state';
import type { ImportData, ImportReport } from './import-data';
import { mergeRows } from './merge-rows';
import { writePosts } from './posts/write-posts';
import { writeCategories } from './write-categories';
import { writeProducts } from './write-products';

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
