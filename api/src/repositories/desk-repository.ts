import { sql } from 'kysely';
import type { Database, Write } from '../db/schema';
import { type StoredFields, storedEntries } from '../products/product-fields';
import { lockCatalogVersion } from './catalog-state';
import { everyProduct, type ProductRow } from './products-repository';
import { isStorableText } from './rows';

interface DeskFilter {
  /** Words that the title, the slug or the category has. */
  search?: string | undefined;
  soldOut?: boolean;
  limit: number;
  offset?: number;
}

/** The same new product within this time was sent twice. */
const repeatMs = 600_000;

const products = (db: Database) => everyProduct(db).where('products.removed_at', 'is', null);

/** Products that were not removed, hidden ones too, the newest first, and how many there are. */
export async function listDeskProducts(
  db: Database,
  { search = '', soldOut = false, limit, offset = 0 }: DeskFilter,
) {
  if (!isStorableText(search)) return { count: 0, rows: [] };
  let query = products(db);
  if (soldOut) query = query.where('products.quantity', '=', 0);
  for (const word of search.split(/\s+/).filter(Boolean).slice(0, 8)) {
    const like = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    query = query.where(
      sql<boolean>`concat_ws(' ', products.title, products.slug, categories.title) ilike ${like}`,
    );
  }
  const { count } = await query
    .clearSelect()
    .select((by) => by.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await query.orderBy('products.id', 'desc').limit(limit).offset(offset).execute();
  return { count: Number(count), rows };
}

export const findDeskProduct = (db: Database, id: number) =>
  products(db).where('products.id', '=', id).executeTakeFirst();

/** The id of a product that the same form has added: its answer may have been lost. */
export async function findRepeated(
  write: Write,
  { slug: _, ...given }: Parameters<typeof addProduct>[1],
  picture_hash: string,
): Promise<number | undefined> {
  // Of two at once the second waits here.
  await lockCatalogVersion(write);
  const row = await write
    .selectFrom('products')
    .innerJoin('product_images', 'product_images.product_id', 'products.id')
    .select('products.id')
    .where((by) => by.and({ ...given, position: 0, picture_hash }))
    .where('products.created_at', '>', new Date(Date.now() - repeatMs))
    .where('hidden_at', 'is', null)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

/** Adds a product whose slug begins with `slug`; a number follows where that one is taken. */
export async function addProduct(
  write: Write,
  given: Pick<ProductRow, 'slug' | 'title' | 'price' | 'quantity' | 'category_id'>,
  picture: string,
): Promise<number> {
  const empty = Object.fromEntries(
    storedEntries().map(([name, { column, empty: value }]) => [
      name,
      column === 'json' ? JSON.stringify(value) : value,
    ]),
  ) as unknown as { [N in keyof StoredFields]: never };
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? given.slug : `${given.slug}-${number}`;
    const row = await write
      .insertInto('products')
      .values({ ...empty, ...given, slug, created_at: new Date() })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!row) continue;
    await write
      .insertInto('product_images')
      .values({ product_id: row.id, position: 0, picture_hash: picture, alt: given.title })
      .execute();
    return row.id;
  }
}

/** The latest enquiries without an answer, then the others, unless they are left out. */
export async function listDeskEnquiries(
  db: Database,
  { unanswered, limit }: { unanswered: boolean; limit: number },
) {
  let query = db.selectFrom('enquiries').selectAll().limit(limit);
  if (unanswered) query = query.where('answered_at', 'is', null);
  else query = query.orderBy(sql`answered_at is null`, 'desc');
  return query.orderBy('id', 'desc').execute();
}

/** How many enquiries have no answer, and how many comments wait. */
export async function countWaiting(db: Database) {
  const { rows } = await sql<{ enquiries: number; comments: number }>`select
    (select count(*)::int from enquiries where answered_at is null) as enquiries,
    (select count(*)::int from comments
      where not approved and moderated_at is null) as comments`.execute(db);
  return rows[0] ?? { enquiries: 0, comments: 0 };
}
