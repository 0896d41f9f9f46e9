import {
  type CartItem,
  fieldsOf,
  lineTotalOf,
  type ProductCard,
  parseInteger,
  readNumber,
  readText,
  reshapeCard,
  reshapeProduct,
  type WishlistItem,
} from '@shop/shared/entities';

/**
 * A cart line as any API writes it (spec section 3, normalisation): the unit price is the item's,
 * else the discounted price, else the price; the quantity is at least 1; the line total is the
 * given one, else unit price times quantity. Never throws.
 * @param fetched the product, where the line holds only its id
 * @returns undefined for what has no id of its own or of a product
 */
export function reshapeCartItem(raw: unknown, fetched?: ProductCard): CartItem | undefined {
  const fields = fieldsOf(raw);
  const item = readItem(fields, fetched);
  if (!item) return undefined;
  const quantity = parseInteger(fields.quantity, 1) ?? 1;
  const unitPrice = readMoney(fields.unit_price) ?? item.product?.price ?? 0;
  const lineTotal = readMoney(fields.line_total) ?? lineTotalOf(unitPrice, quantity);
  const { pictures = [] } = reshapeProduct(fields.product) ?? {};
  return { ...item, pictures, quantity, unitPrice, lineTotal };
}

function readMoney(raw: unknown): number | undefined {
  const amount = readNumber(raw);
  return amount !== undefined && amount >= 0 ? amount : undefined;
}

/**
 * A wishlist item as any API writes it (spec section 3). Never throws.
 * @param fetched the product, where the item holds only its id
 * @returns undefined for what has no id of its own or of a product
 */
export function reshapeWishlistItem(raw: unknown, fetched?: ProductCard): WishlistItem | undefined {
  const fields = fieldsOf(raw);
  const item = readItem(fields, fetched);
  return item && { ...item, createdAt: readText(fields.created_at) };
}

/** The id of an item and its product: an id, or an embedded object (spec section 3). */
function readItem(fields: ReturnType<typeof fieldsOf>, fetched?: ProductCard) {
  const { id: embeddedId, title, name, discontinued } = fieldsOf(fields.product);
  const card = title === undefined && name === undefined ? undefined : reshapeCard(fields.product);
  const id = parseInteger(fields.id ?? fields.pk, 1);
  const productId =
    (card?.id || undefined) ??
    parseInteger(embeddedId, 1) ??
    parseInteger(fields.product, 1) ??
    parseInteger(fields.product_id, 1);
  const product = card ?? fetched;
  if (id === undefined || productId === undefined) return undefined;
  return {
    id,
    productId,
    ...(product && { product }),
    ...(discontinued === true && { discontinued }),
  };
}
