import { sql } from 'kysely';
import type { Database } from '../db/schema';
import { databaseId, isStorableText } from './storable';

export interface ProductFilter {
  categoryId?: number | undefined;
  /** At most this many products. */
  limit: number;
  newestFirst: boolean;
}

export type ProductRow = Awaited<ReturnType<typeof listProducts>>[number];

const products = (db: Database) =>
  db
    .selectFrom('products')
    .leftJoin('categories', 'categories.id', 'products.category_id')
    .selectAll('products')
    .select([
      // A category without a slug is known by its id, here as in links and filters.
      sql<string | null>`coalesce(categories.slug, categories.id::text)`.as('category'),
    ]);

/** Products in the order they were added, or newest first by created_at. */
export function listProducts(db: Database, { categoryId, limit, newestFirst }: ProductFilter) {
  let query = products(db).limit(limit);
  if (categoryId !== undefined) query = query.where('products.category_id', '=', categoryId);
  return newestFirst
    ? query.orderBy('products.created_at', 'desc').orderBy('products.id', 'desc').execute()
    : query.orderBy('products.id').execute();
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

/** Products by id, in no order. */
export function findProducts(db: Database, ids: readonly number[]): Promise<ProductRow[]> {
  return products(db).where('products.id', '=', sql<number>`any(${ids}::int[])`).execute();
}
