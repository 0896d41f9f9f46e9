import { sql } from 'kysely';
import type { Database } from '../db/schema';
import { anyOf, countOf, databaseId, isStorableText, returnsRow } from './rows';

export interface ProductFilter {
  categoryId?: number | undefined;
  /** name of a colour, in any case */
  color?: string | undefined;
  /** the price to pay is below it, in the shop’s currency: “under ₹500” */
  maxPrice?: number | undefined;
  inStock?: boolean | undefined;
}

export interface ProductRange extends ProductFilter {
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

/** Products with their category, those that are hidden or were removed too. */
export const everyProduct = (db: Database) =>
  db
    .selectFrom('products')
    .leftJoin('categories', 'categories.id', 'products.category_id')
    .selectAll('products')
    .select([
      // A category without a slug is known by its id, here as in links and filters.
      sql<string | null>`coalesce(categories.slug, categories.id::text)`.as('category'),
    ]);

const sold = sql<boolean>`products.removed_at is null and products.hidden_at is null`;

/** Those that are sold. */
const products = (db: Database) => everyProduct(db).where(sold);

function passes({ categoryId, color, maxPrice, inStock }: ProductFilter) {
  const conditions = [
    categoryId !== undefined && sql`products.category_id = ${categoryId}`,
    color !== undefined &&
      (isStorableText(color)
        ? sql`exists (select from json_array_elements(products.available_colors) as color
            where lower(color->>'name') = lower(${color}))`
        : sql`false`),
    maxPrice !== undefined && sql`products.paid_price < ${maxPrice}`,
    inStock && sql`products.quantity > 0`,
  ];
  return sql<boolean>`${sql.join([sql`true`, ...conditions.filter((one) => one)], sql` and `)}`;
}

export const listProducts = (
  db: Database,
  { limit, offset = 0, ordering, ...filter }: ProductRange,
) =>
  products(db)
    .where(passes(filter))
    .limit(limit)
    .offset(offset)
    .orderBy(orderings[ordering])
    .execute();

/** How many products pass a filter. */
export const countProducts = (db: Database, filter: ProductFilter): Promise<number> =>
  countOf(db.selectFrom('products').where(sold).where(passes(filter)));

/** How many products that are sold do not say where they were made. */
export const countWithoutOrigin = (db: Database): Promise<number> =>
  countOf(db.selectFrom('products').where(sold).where('country_of_origin', '=', ''));

/** After each change PostgreSQL reads the colours of this many products in 0.3 s, of a million in ten seconds. */
const colorSample = 10_000;

/** The colours that most of the newest products come in, at most 12, in a category or in the shop. */
export async function listColors(db: Database, filter: Pick<ProductFilter, 'categoryId'>) {
  const { rows } = await sql<{ name: string; hex: string }>`
    select color->>'name' as name, (array_agg(color->>'hex' order by id))[1] as hex
    from (select id, available_colors from products
        where ${sold} and ${passes(filter)}
        order by id desc limit ${colorSample}) as newest,
      json_array_elements(available_colors) as color
    group by color->>'name' order by count(*) desc, (color->>'name') collate "C" limit 12`.execute(
    db,
  );
  return rows;
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
  returnsRow(products(db).clearSelect().select('products.id').where('products.id', '=', id));

/** Products by id, in no order, those that are no longer sold too. */
export function findProducts(db: Database, ids: readonly number[]): Promise<ProductRow[]> {
  return everyProduct(db).where('products.id', '=', anyOf(ids)).execute();
}
