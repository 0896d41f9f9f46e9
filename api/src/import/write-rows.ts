import { sql } from 'kysely';
import type { Write } from '../db/schema';
import { categoryName, listCategories } from '../repositories/categories-repository';
import { type Comparison, type Row, type Target, targets } from './compare-rows';
import { anyTable, inBatches, removeRows } from './row-batches';
import { writeImages } from './write-images';

/**
 * Writes what a comparison found; equal rows are left alone.
 * @param toStored the columns of a row, where they are not its own
 * @returns the ids of all rows by their key, where they have pictures
 */
export async function writeRows(
  write: Write,
  target: Target,
  { before, different, removed }: Comparison,
  toStored: (row: Row) => Row = (row) => row,
): Promise<Map<string, number>> {
  const ids = new Map([...before].map(([name, { id }]) => [name, id as number]));
  const rows = different.map(({ row }) => toStored(row));
  for (const batch of inBatches(rows)) await upsert(write, target, batch, ids);
  if (target.images) await writeImages(write, target.images, different, ids);
  const keys = removed.map((name) => before.get(name)?.[target.key]);
  await (target.marksRemoved ? markRemoved : removeRows)(write, target, keys);
  return ids;
}

/** Writes products, whose rows name their category. */
export async function writeProducts(write: Write, products: Comparison): Promise<void> {
  const categories = await listCategories(write);
  const ids = new Map(categories.map((row) => [categoryName(row), row.id]));
  await writeRows(write, targets.products, products, ({ category, ...row }) => ({
    ...row,
    category_id: ids.get(category as string) ?? null,
  }));
}

/** Adds rows, or changes those of the same key; their ids are noted in `ids`. */
async function upsert(
  write: Write,
  { table, key, images }: Target,
  rows: readonly Row[],
  ids: Map<string, number>,
): Promise<void> {
  const values = rows.map(({ images: _images, ...row }) => asText(row));
  const written = await anyTable(write)
    .insertInto(table)
    .values(values)
    .onConflict((conflict) =>
      conflict
        .column(key)
        .doUpdateSet(
          Object.fromEntries(
            Object.keys(values[0] ?? {}).map((name) => [name, sql.ref(`excluded.${name}`)]),
          ),
        ),
    )
    .returning(images ? ['id', key] : [key])
    .execute();
  if (images) for (const row of written) ids.set(String(row[key]), row.id as number);
}

async function markRemoved(write: Write, { table, key }: Target, values: readonly unknown[]) {
  const removed_at = new Date();
  for (const batch of inBatches(values)) {
    await anyTable(write).updateTable(table).set({ removed_at }).where(key, 'in', batch).execute();
  }
}

/** The columns of a row; those that hold JSON are written as text. */
export const asText = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null && !(value instanceof Date)
        ? JSON.stringify(value)
        : value,
    ]),
  );
