import { sql } from 'kysely';
import type { Database } from '../db/schema';

export type Row = Readonly<Record<string, unknown>>;

/** A table whose rows an import adds, changes and removes. */
export interface Target {
  table: string;
  /** A unique column: a row that is written takes the place of one with the same value. */
  key: string;
  /** Where the pictures of a row stand in their order: in rows with the id of `owner`. */
  images?: { table: string; owner: string; columns: readonly string[] };
  /** Rows that are removed stay, with the time in their column `removed_at`. */
  marksRemoved?: boolean;
}

export const targets = {
  products: {
    table: 'products',
    key: 'slug',
    images: { table: 'product_images', owner: 'product_id', columns: ['color', 'alt'] },
    marksRemoved: true,
  },
  // A category may have no slug.
  categories: { table: 'categories', key: 'id' },
  posts: {
    table: 'blog_posts',
    key: 'slug',
    images: { table: 'blog_images', owner: 'post_id', columns: ['caption', 'alt'] },
  },
  pictures: { table: 'pictures', key: 'hash' },
} satisfies Record<string, Target>;

/** A row to be written; `before` is the one that the shop has, removed ones too. */
export interface Difference {
  name: string;
  change: 'added' | 'changed';
  row: Row;
  before: Row | undefined;
}

/** What an import makes of the rows of one kind. */
export interface Comparison {
  before: ReadonlyMap<string, Row>;
  different: readonly Difference[];
  /** How many rows of the import the shop has as they are. */
  unchanged: number;
  /** The names of rows that are removed. */
  removed: readonly string[];
}

interface ImportedRows<Entry> {
  entries: readonly Entry[];
  nameOf: (entry: Entry) => string;
  /** The row of an entry, always with the same columns; `before` is the one that the shop has. */
  toRow: (entry: Entry, before: Row | undefined) => Row;
  /** Changes a row that is written over another. */
  onChange?: (row: Row, entry: Entry) => Row;
  removeMissing?: boolean;
}

/** Compares the rows that the shop has, by their names, with those of an import. */
export function compareRows<Entry>(
  before: ReadonlyMap<string, Row>,
  { entries, nameOf, toRow, onChange = (row) => row, removeMissing = false }: ImportedRows<Entry>,
): Comparison {
  const different = entries.flatMap((entry): Difference[] => {
    const name = nameOf(entry);
    const state = before.get(name);
    const row = toRow(entry, state);
    if (state && changedNames(state, row).length === 0) return [];
    const change = state && !isRemoved(state) ? 'changed' : 'added';
    return [{ name, change, row: state ? onChange(row, entry) : row, before: state }];
  });
  const named = new Set(entries.map(nameOf));
  const missing = [...before].filter(([name, row]) => !named.has(name) && !isRemoved(row));
  const removed = removeMissing ? missing.map(([name]) => name) : [];
  return { before, different, removed, unchanged: entries.length - different.length };
}

export const isRemoved = (row: Row): boolean => (row.removed_at ?? null) !== null;

/** Whether two values are the same: dates and their text are, labels in another order are not. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The names of the values that a row has other than before. */
export const changedNames = (before: Row, row: Row): string[] =>
  Object.keys(row).filter((name) => !isSameValue(before[name], row[name]));

/** All rows of a table by their key, with their pictures. */
export async function readRows(
  db: Database,
  { table, key, images }: Target,
): Promise<Map<string, Row>> {
  const { rows } = await sql<Row>`select * from ${sql.table(table)}`.execute(db);
  if (!images) return new Map(rows.map((row) => [String(row[key]), row]));
  const { table: from, owner, columns } = images;
  const shown = await sql<Row>`
    select ${sql.ref(owner)} as owner, picture_hash as hash, ${sql.join(columns.map((name) => sql.ref(name)))}
    from ${sql.table(from)} order by ${sql.ref(owner)}, position`.execute(db);
  const imagesOf = new Map(rows.map(({ id }): [unknown, Row[]] => [id, []]));
  for (const { owner: id, ...image } of shown.rows) imagesOf.get(id)?.push(image);
  return new Map(rows.map((row) => [String(row[key]), { ...row, images: imagesOf.get(row.id) }]));
}
