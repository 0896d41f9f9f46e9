import type { ProductCard } from './product';
import { fieldsOf, parseInteger, readNumber } from './read/scalars';
import { readProductRef } from './read-product-ref';

/** A line of the cart; money in rupees. */
export interface CartItem {
  id: number;
  productId: number;
  /** undefined when the product is given only as an id that nobody answers to */
  product?: ProductCard;
  /** pieces, at least 1 */
  quantity: number;
  unitPrice: number;
  lineTotal: number;
}

/**
 * A cart line as any API writes it (spec section 3, normalisation): the unit price is the item's,
 * else the discounted price, else the price; the quantity is at least 1; the line total is the
 * given one, else unit price times quantity. Never throws.
 * @param fetched the product, where the line holds only its id
 * @returns undefined for what has no id of its own or of a product
 */
export function reshapeCartItem(raw: unknown, fetched?: ProductCard): CartItem | undefined {
  const fields = fieldsOf(raw);
  const id = parseInteger(fields.id ?? fields.pk, 1);
  const { productId, product = fetched } = readProductRef(fields);
  if (id === undefined || productId === undefined) return undefined;
  const quantity = parseInteger(fields.quantity, 1) ?? 1;
  const unitPrice = readMoney(fields.unit_price) ?? product?.price ?? 0;
  const lineTotal = readMoney(fields.line_total) ?? lineTotalOf(unitPrice, quantity);
  return { id, productId, ...(product && { product }), quantity, unitPrice, lineTotal };
}

/**
 * @param unitPrice rupees
 * @returns rupees, rounded to 2 decimals (spec section 3)
 */
export const lineTotalOf = (unitPrice: number, quantity: number): number =>
  Math.round((unitPrice * quantity + Number.EPSILON) * 100) / 100;

function readMoney(raw: unknown): number | undefined {
  const amount = readNumber(raw);
  return amount !== undefined && amount >= 0 ? amount : undefined;
}
