import { sql } from 'kysely';
import type { Database } from '../db/schema';
import { anyOf, databaseId, isStorableText, returnsRow } from './rows';

export interface ProductFilter {
  categoryId?: number | undefined;
  /** At most this many products. */
  limit: number;
  /** How many come before them. */
  offset?: number | undefined;
  ordering: Ordering;
}

/**
 * As the product list sorts in a browser: an unknown price comes last; those alike go by id. Each
 * has an index, in the shop and in a category.
 */
const orderings = {
  id: sql`products.id`,
  '-created_at': sql`products.created_at desc, products.id desc`,
  featured: sql`products.is_popular desc, products.id`,
  'price-low': sql`products.paid_price, products.id`,
  'price-high': sql`products.paid_price desc nulls last, products.id`,
  newest: sql`products.id desc`,
};

export type Ordering = keyof typeof orderings;

/** The ordering of that name; by id, the order they were added in, when there is none. */
export const findOrdering = (name: string | undefined): Ordering =>
  name !== undefined && Object.hasOwn(orderings, name) ? (name as Ordering) : 'id';

export type ProductRow = Awaited<ReturnType<typeof listProducts>>[number];

const everyProduct = (db: Database) =>
  db
    .selectFrom('products')
    .leftJoin('categories', 'categories.id', 'products.category_id')
    .selectAll('products')
    .select([
      // A category without a slug is known by its id, here as in links and filters.
      sql<string | null>`coalesce(categories.slug, categories.id::text)`.as('category'),
    ]);

/** Those that are sold. */
const products = (db: Database) => everyProduct(db).where('products.removed_at', 'is', null);

export function listProducts(
  db: Database,
  { categoryId, limit, offset = 0, ordering }: ProductFilter,
) {
  let query = products(db).limit(limit).offset(offset).orderBy(orderings[ordering]);
  if (categoryId !== undefined) query = query.where('products.category_id', '=', categoryId);
  return query.execute();
}

/** How many products there are in a category, or in the shop. */
export async function countProducts(db: Database, categoryId?: number): Promise<number> {
  let query = db
    .selectFrom('products')
    .select((by) => by.fn.countAll<string>().as('count'))
    .where('removed_at', 'is', null);
  if (categoryId !== undefined) query = query.where('category_id', '=', categoryId);
  return Number((await query.executeTakeFirstOrThrow()).count);
}

/** One product by slug, else by id; a slug that looks like a number wins over that id. */
export async function findProduct(db: Database, ref: string): Promise<ProductRow | undefined> {
  if (!isStorableText(ref)) return undefined;
  const bySlug = await products(db).where('products.slug', '=', ref).executeTakeFirst();
  if (bySlug) return bySlug;
  const id = databaseId(ref);
  if (id === undefined) return undefined;
  return products(db).where('products.id', '=', id).executeTakeFirst();
}

/** Whether the shop sells a product with this id. */
export const isSold = (db: Database, id: number): Promise<boolean> =>
  returnsRow(
    db.selectFrom('products').select('id').where('id', '=', id).where('removed_at', 'is', null),
  );

/** Products by id, in no order, those that are no longer sold too. */
export function findProducts(db: Database, ids: readonly number[]): Promise<ProductRow[]> {
  return everyProduct(db).where('products.id', '=', anyOf(ids)).execute();
}
