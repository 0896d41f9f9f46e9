import {
  type CartItem,
  type ColorCount,
  fieldsOf,
  lineTotalOf,
  type Product,
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
 * @returns undefined for an item without an id of its own or of a product
 */
export function reshapeCartItem(raw: unknown, fetched?: Product): CartItem | undefined {
  const fields = fieldsOf(raw);
  const item = readItem(fields, fetched);
  if (!item) return undefined;
  const quantity = parseInteger(fields.quantity, 1) ?? 1;
  const unitPrice = readMoney(fields.unit_price) ?? item.product?.price ?? 0;
  const lineTotal = readMoney(fields.line_total) ?? lineTotalOf(unitPrice, quantity);
  const whole = isNamed(fields.product) ? reshapeProduct(fields.product) : fetched;
  const stock = readStock(fields.product) ?? fetched?.quantity;
  const colors = readColorCounts(fields.colors);
  return {
    ...item,
    pictures: whole?.pictures ?? [],
    choices: whole?.colors.map(({ name }) => name) ?? [],
    ...(stock !== undefined && { stock }),
    quantity,
    ...(colors && { colors }),
    unitPrice,
    lineTotal,
  };
}

/** A product within a line may come without some fields: a missing stock does not mean sold out. */
function readStock(product: unknown): number | undefined {
  const { quantity, stock } = fieldsOf(product);
  const pieces = readNumber(quantity ?? stock);
  return pieces === undefined ? undefined : Math.max(0, Math.floor(pieces));
}

/**
 * Pieces by colour, as our API counts them; each colour one time. Never throws.
 * @returns undefined for anything else, as from an API that does not count them
 */
export function readColorCounts(raw: unknown): ColorCount[] | undefined {
  if (!Array.isArray(raw)) return undefined;
  const counts = new Map<string, ColorCount>();
  for (const item of raw) {
    const name = readText(fieldsOf(item).name);
    const quantity = parseInteger(fieldsOf(item).quantity, 1);
    if (name === '' || quantity === undefined) return undefined;
    counts.set(name, { name, quantity: (counts.get(name)?.quantity ?? 0) + quantity });
  }
  return [...counts.values()];
}

function readMoney(raw: unknown): number | undefined {
  const amount = readNumber(raw);
  return amount !== undefined && amount >= 0 ? amount : undefined;
}

/**
 * A wishlist item as any API writes it (spec section 3). Never throws.
 * @param fetched the product, where the item holds only its id
 * @returns undefined for an item without an id of its own or of a product
 */
export function reshapeWishlistItem(raw: unknown, fetched?: ProductCard): WishlistItem | undefined {
  const fields = fieldsOf(raw);
  const item = readItem(fields, fetched);
  return item && { ...item, createdAt: readText(fields.created_at) };
}

/** The id of an item and its product: an id, or an embedded object (spec section 3). */
function readItem(fields: ReturnType<typeof fieldsOf>, fetched?: ProductCard) {
  const { id: embeddedId, discontinued } = fieldsOf(fields.product);
  const card = isNamed(fields.product) ? reshapeCard(fields.product) : undefined;
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

/** Whether it is a product, and not only its id. */
function isNamed(product: unknown): boolean {
  const { title, name } = fieldsOf(product);
  return title !== undefined || name !== undefined;
}
