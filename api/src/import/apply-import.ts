import { randomBytes } from 'node:crypto';
import { hashPassword } from '../auth/passwords';
import type { Database } from '../db/schema';
import { addRecords, countRecords } from '../export/record-tables';
import { lockCatalogVersion, markSeed } from '../repositories/catalog-state';
import { compareImport } from './compare-import';
import { compareRows, readRows, targets } from './compare-rows';
import type { ImportData } from './import-data';
import { type ImportPlan, makePlan } from './import-plan';
import { logImport } from './log-import';
import { writePosts } from './posts/compare-posts';
import { recordImport } from './undo-import';
import { writeProducts, writeRows } from './write-rows';

/** What an import would do; changes nothing. */
export const planImport = (db: Database, data: ImportData): Promise<ImportPlan> =>
  db
    .transaction()
    .execute(async (read) =>
      makePlan(read, await compareImport(read, data), await countRecords(read, data.records)),
    );

/**
 * Writes a checked import in one transaction: all of it, or nothing when something fails. Rows that
 * already equal the import are left alone.
 * @returns false, with nothing written, when the catalogue has changed since the import was checked
 */
export async function applyImport(db: Database, data: ImportData): Promise<boolean> {
  // It takes its time: before the catalogue is locked, and for customers alone.
  const hash = data.records.customers ? await hashPassword(randomBytes(32).toString('base64')) : '';
  return db.transaction().execute(async (write) => {
    // Another import that runs ends first.
    if ((await lockCatalogVersion(write)) !== data.version) return false;
    const { categories, products, posts } = await compareImport(write, data);
    const pictures = compareRows(await readRows(write, targets.pictures), {
      entries: data.pictures,
      nameOf: ({ hash }) => hash,
      // One that was encoded again, into other sizes, keeps its hash and gets its new files.
      toRow: (picture) => picture,
    });
    await writeRows(write, targets.pictures, pictures);
    await writeRows(write, targets.categories, categories);
    await writeProducts(write, products);
    await writePosts(write, posts);
    const more = await addRecords(write, data.records, hash);
    if (data.seedHash === null) {
      await recordImport(write, { categories, products, posts });
      await logImport(write, 'Import', { categories, products, posts }, more);
    } else await markSeed(write, data.seedHash);
    return true;
  });
}
