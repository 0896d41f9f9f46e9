import { maxQuantity } from '@shop/shared/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/schema';
import { returnsRow } from './rows';

export type CartRow = Awaited<ReturnType<typeof listCart>>[number];

const unitPrice = sql`coalesce(products.discounted_price, products.price)`;

/** Lines with what they cost now: decimals with two places, added up by the database. */
const lines = (db: Database, userId: number) =>
  db
    .selectFrom('cart_items')
    .innerJoin('products', 'products.id', 'cart_items.product_id')
    .select(['cart_items.id', 'cart_items.product_id', 'cart_items.quantity', 'cart_items.colors'])
    .select([
      sql<string>`${unitPrice}::text`.as('unit_price'),
      sql<string>`(${unitPrice} * cart_items.quantity)::text`.as('line_total'),
    ])
    .where('cart_items.user_id', '=', userId);

/** One person's cart in the order it was filled. */
export const listCart = (db: Database, userId: number) =>
  lines(db, userId).orderBy('cart_items.id').execute();

/** One line, if this person has it. */
export const findCartLine = (db: Database, userId: number, id: number) =>
  lines(db, userId).where('cart_items.id', '=', id).executeTakeFirst();

/** The names of the colours that a product comes in, in its order. */
export async function listColorNames(db: Database, productId: number): Promise<string[]> {
  const products = db.selectFrom('products').select('available_colors');
  const row = await products.where('id', '=', productId).executeTakeFirst();
  return row?.available_colors.map(({ name }) => name) ?? [];
}

/**
 * Puts pieces of a product into a cart; one that is there already gets more, in one step however
 * many do so at once. The line's id, or undefined when there would be more than `maxQuantity`.
 */
export async function addToCart(
  db: Database,
  { color, ...item }: { user_id: number; product_id: number; quantity: number; color?: string },
): Promise<number | undefined> {
  const colors = color === undefined ? {} : { [color]: item.quantity };
  const pieces = sql`coalesce((cart_items.colors ->> ${color}::text)::integer, 0)`;
  const more = sql<string>`cart_items.colors ||
    jsonb_build_object(${color}::text, ${pieces} + excluded.quantity)`;
  const row = await db
    .insertInto('cart_items')
    .values({ ...item, colors: JSON.stringify(colors) })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'product_id'])
        .doUpdateSet({
          quantity: sql`cart_items.quantity + excluded.quantity`,
          ...(color === undefined ? {} : { colors: more }),
        })
        .where(sql<boolean>`cart_items.quantity + excluded.quantity <= ${maxQuantity}`),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** The new values of a line; undefined leaves a value unchanged. */
interface LineChange {
  quantity: number | undefined;
  /** All the pieces whose colour is known. */
  colors: Readonly<Record<string, number>> | undefined;
}

/**
 * Changes a line. A quantity below the pieces whose colour is known, without `colors`, leaves none
 * known: which of them were removed is not recorded.
 * @returns false when there are more colours than pieces, or no such line
 */
export async function changeLine(
  db: Database,
  { userId, id }: { userId: number; id: number },
  { quantity, colors }: LineChange,
): Promise<boolean> {
  const pieces = sql<number>`coalesce(${quantity ?? null}::integer, quantity)`;
  const colorsLeft = sql<string>`case when ${piecesOf(sql`colors`)} > ${pieces} then '{}' else colors end`;
  const newColors = sql<string>`${JSON.stringify(colors ?? {})}::jsonb`;
  return returnsRow(
    db
      .updateTable('cart_items')
      .set({ quantity: pieces, colors: colors ? newColors : colorsLeft })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where(sql<boolean>`${piecesOf(newColors)} <= ${pieces}`)
      .returning('id'),
  );
}

const piecesOf = (colors: RawBuilder<unknown>) =>
  sql<number>`(select coalesce(sum(value::integer), 0) from jsonb_each_text(${colors}))`;
