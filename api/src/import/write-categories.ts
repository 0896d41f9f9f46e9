import type { Write } from '../db/schema';
import { categoryName } from '../repositories/categories-repository';
import type { ImportCategory, ImportCounts } from './import-data';

/**
 * Adds and changes categories; those that the import does not name stay.
 * @returns what was done, and the ids of all categories of the shop by the names products use
 */
export async function writeCategories(write: Write, categories: readonly ImportCategory[]) {
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
