import { sql, type Transaction } from 'kysely';
import type { Write } from '../db/schema';
import type { ImportCounts } from './import-data';

type Row = Readonly<Record<string, unknown>>;

interface Merge<Key extends string, Entry extends Readonly<Record<Key, string>>> {
  table: string;
  /** The unique column by which entries and rows are matched. */
  key: Key;
  /** Where the pictures of a row stand in their order: in rows with the id of `owner`. */
  images?: { table: string; owner: string; columns: readonly string[] };
  entries: readonly Entry[];
  /** The row of an entry, always with the same columns; `before` is the one that the shop has. */
  toRow: (entry: Entry, before: Row | undefined) => Row;
  /** Changes a row that is written over another. */
  onChange?: (row: Row, entry: Entry) => Row;
  removeMissing?: boolean;
  /** Rows that are removed stay, with the time in their column `removed_at`. */
  marksRemoved?: boolean;
}

/**
 * Makes the rows of a table those of an import; rows that are so already are left alone.
 * @returns what was done, and the ids of all rows by their key
 */
export async function mergeRows<Key extends string, Entry extends Readonly<Record<Key, string>>>(
  write: Write,
  { entries, toRow, onChange = (row) => row, ...target }: Merge<Key, Entry>,
) {
  const counts: ImportCounts = { added: 0, changed: 0, unchanged: 0, removed: 0 };
  const before = await readRows(write, target);
  const missing = new Set([...before].flatMap(([name, row]) => (isRemoved(row) ? [] : [name])));
  const different: Row[] = [];
  for (const entry of entries) {
    const state = before.get(entry[target.key]);
    const row = toRow(entry, state);
    const isSame = state !== undefined && isEqual(state, row);
    const isThere = state !== undefined && !isRemoved(state);
    counts[isSame ? 'unchanged' : isThere ? 'changed' : 'added'] += 1;
    if (!isSame) different.push(state ? onChange(row, entry) : row);
    missing.delete(entry[target.key]);
  }
  const ids = new Map([...before].map(([name, { id }]) => [name, id as number]));
  for (const batch of inBatches(different)) await upsert(write, target, batch, ids);
  if (target.removeMissing) {
    await (target.marksRemoved ? markRemoved : removeRows)(write, target, [...missing]);
    counts.removed = missing.size;
  }
  return { counts, ids };
}

type Target = Omit<Merge<string, never>, 'entries' | 'toRow' | 'onChange'>;

const isRemoved = (row: Row): boolean => (row.removed_at ?? null) !== null;

async function readRows(write: Write, { table, key, images }: Target): Promise<Map<string, Row>> {
  const { rows } = await sql<Row>`select * from ${sql.table(table)}`.execute(write);
  if (!images) return new Map(rows.map((row) => [String(row[key]), row]));
  const { table: from, owner, columns } = images;
  const shown = await sql<Row>`
    select ${sql.ref(owner)} as owner, picture_hash as hash, ${sql.join(columns.map((name) => sql.ref(name)))}
    from ${sql.table(from)} order by ${sql.ref(owner)}, position`.execute(write);
  const imagesOf = new Map(rows.map(({ id }): [unknown, Row[]] => [id, []]));
  for (const { owner: id, ...image } of shown.rows) imagesOf.get(id)?.push(image);
  return new Map(rows.map((row) => [String(row[key]), { ...row, images: imagesOf.get(row.id) }]));
}

/** Dates and their text are the same here; the order of labels counts. */
const isEqual = (state: Row, row: Row): boolean =>
  JSON.stringify(row) ===
  JSON.stringify(Object.fromEntries(Object.keys(row).map((name) => [name, state[name]])));

/** Adds rows, or changes those of the same key; their ids are noted in `ids`. */
async function upsert(
  write: Write,
  { table, key, images }: Target,
  rows: readonly Row[],
  ids: Map<string, number>,
): Promise<void> {
  const values = rows.map(({ images: _images, ...row }) => toStored(row));
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
  if (!images) return;
  for (const row of written) ids.set(String(row[key]), row.id as number);
  const owners = rows.map((row) => ids.get(String(row[key])) ?? 0);
  await removeRows(write, { table: images.table, key: images.owner }, owners);
  const shown = rows.flatMap((row, index) =>
    (row.images as readonly Row[]).map(({ hash, ...image }, position) => ({
      ...image,
      [images.owner]: owners[index],
      position,
      picture_hash: hash,
    })),
  );
  for (const batch of inBatches(shown)) {
    await anyTable(write).insertInto(images.table).values(batch).execute();
  }
}

async function removeRows(write: Write, { table, key }: Target, values: unknown[]) {
  for (const batch of inBatches(values)) {
    await anyTable(write).deleteFrom(table).where(key, 'in', batch).execute();
  }
}

async function markRemoved(write: Write, { table, key }: Target, values: unknown[]) {
  const removed_at = new Date();
  for (const batch of inBatches(values)) {
    await anyTable(write).updateTable(table).set({ removed_at }).where(key, 'in', batch).execute();
  }
}

/** JSON columns are written as text. */
const toStored = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null && !(value instanceof Date)
        ? JSON.stringify(value)
        : value,
    ]),
  );

/** The tables are named by the caller, so their columns are not known to TypeScript. */
const anyTable = (write: Write) => write as unknown as Transaction<Record<string, Row>>;

/** Rows per statement: well below PostgreSQL's 65,535 parameters for any table here. */
const batchSize = 500;

function* inBatches<T>(items: readonly T[]): Generator<T[]> {
  for (let start = 0; start < items.length; start += batchSize) {
    yield items.slice(start, start + batchSize);
  }
}
