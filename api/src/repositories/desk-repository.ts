import { sql } from 'kysely';
import type { Database, Write } from '../db/schema';
import { type StoredFields, storedEntries } from '../products/product-fields';
import { lockCatalogVersion } from './catalog-state';
import { everyProduct, type ProductRow } from './products-repository';
import { escapeLike, isStorableText, partOf } from './rows';

interface DeskFilter {
  /** Words that the title, the slug or the category has. */
  search?: string | undefined;
  /** Those alone that shoppers see as sold out: no hidden ones. */
  soldOut?: boolean;
  limit: number;
  offset?: number | undefined;
}

/** The same new product within this time was sent twice. */
const repeatMs = 600_000;

const products = (db: Database) => everyProduct(db).where('products.removed_at', 'is', null);

/** Products that were not removed, hidden ones too, the newest first, and how many there are. */
export async function listDeskProducts(
  db: Database,
  { search = '', soldOut = false, ...range }: DeskFilter,
) {
  if (!isStorableText(search)) return { count: 0, rows: [] };
  let query = products(db);
  if (soldOut) query = query.where('quantity', '=', 0).where('hidden_at', 'is', null);
  for (const word of search.split(/\s+/).filter(Boolean).slice(0, 8)) {
    const like = `%${escapeLike(word.normalize('NFKC'))}%`;
    const texts = sql`concat_ws(' ', products.title, products.slug, categories.title)`;
    query = query.where(sql<boolean>`normalize(${texts}, NFKC) ilike ${like}`);
  }
  return partOf(query.orderBy('products.id', 'desc'), range);
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
