import {
  type CartItem,
  fieldsOf,
  lineTotalOf,
  type ProductCard,
  parseInteger,
  readNumber,
  readText,
  reshapeCard,
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
  const id = parseInteger(fields.id ?? fields.pk, 1);
  const { productId, product = fetched } = readProductRef(fields);
  if (id === undefined || productId === undefined) return undefined;
  const quantity = parseInteger(fields.quantity, 1) ?? 1;
  const unitPrice = readMoney(fields.unit_price) ?? product?.price ?? 0;
  const lineTotal = readMoney(fields.line_total) ?? lineTotalOf(unitPrice, quantity);
  return { id, productId, ...(product && { product }), quantity, unitPrice, lineTotal };
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
  const id = parseInteger(fields.id ?? fields.pk, 1);
  const { productId, product = fetched } = readProductRef(fields);
  if (id === undefined || productId === undefined) return undefined;
  return { id, productId, ...(product && { product }), createdAt: readText(fields.created_at) };
}

interface ProductRef {
  productId?: number;
  product?: ProductCard;
}

/** The product of a wishlist or cart item: an id, or an embedded object (spec section 3). */
function readProductRef({ product, product_id }: ReturnType<typeof fieldsOf>): ProductRef {
  const id = parseInteger(product, 1) ?? parseInteger(product_id, 1);
  const { id: embeddedId, title, name } = fieldsOf(product);
  const card = title === undefined && name === undefined ? undefined : reshapeCard(product);
  const productId =
    (card && card.id > 0 ? card.id : undefined) ?? parseInteger(embeddedId, 1) ?? id;
  return {
    ...(productId !== undefined && { productId }),
    ...(card && { product: card }),
  };
}
