import { sql } from 'kysely';
import type { Write } from '../db/schema';
import { type Difference, isSameValue, type Row, type Target } from './compare-rows';
import { anyTable, inBatches, removeRows } from './row-batches';

type Images = NonNullable<Target['images']>;

/**
 * Writes the pictures of rows whose pictures changed. One that was there before has its id again,
 * also in another place or with another text.
 * @param ids of all rows by their names
 */
export async function writeImages(
  write: Write,
  images: Images,
  different: readonly Difference[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const changed = different.filter(({ row, before }) => !isSameValue(before?.images, row.images));
  for (const batch of inBatches(changed)) {
    const owners = batch.map(({ name }) => ids.get(name) ?? 0);
    const stored = await anyTable(write)
      .selectFrom(images.table)
      .selectAll()
      .where(images.owner, 'in', owners)
      .execute();
    const rows = batch.flatMap(({ row }, index) => {
      const owner = owners[index];
      const planned = (row.images as readonly Row[]).map(({ hash, ...image }, position) => ({
        ...image,
        [images.owner]: owner,
        position,
        picture_hash: hash,
      }));
      return withIds(
        planned,
        stored.filter((image) => image[images.owner] === owner),
        images,
      );
    });
    // Written all again: in an update of rows that change places, two would have one position.
    await removeRows(write, { table: images.table, key: images.owner }, owners);
    for (const some of inBatches(rows)) await insertWithIds(write, images, some);
  }
}

/** Gives each picture the id of its own row, else of a row that shows the same picture. */
function withIds(planned: readonly Row[], stored: readonly Row[], { columns }: Images): Row[] {
  const left = new Set(stored);
  const take = (image: Row, names: readonly string[]) => {
    const found = [...left].find((row) => names.every((name) => row[name] === image[name]));
    if (found) left.delete(found);
    return found?.id;
  };
  const exact = planned.map((image) => take(image, ['picture_hash', ...columns]));
  return planned.map((image, index) => ({
    id: exact[index] ?? take(image, ['picture_hash']),
    ...image,
  }));
}

/** Kysely has no `overriding system value`, without which a table may refuse a row's own id. */
async function insertWithIds(write: Write, { table, owner, columns }: Images, rows: Row[]) {
  const names = ['id', owner, 'position', 'picture_hash', ...columns];
  const values = rows.map(
    (row) => sql`(${sql.join(names.map((name) => row[name] ?? emptyValue(name)))})`,
  );
  await sql`
    insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    overriding system value values ${sql.join(values)}`.execute(write);
}

/** A picture that is new has no id, and one of no colour has none. */
const emptyValue = (name: string) => (name === 'id' ? sql`default` : sql`null`);
