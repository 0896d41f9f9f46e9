import type { ProductCard } from './product';
import { fieldsOf, parseInteger, readText } from './read/scalars';
import { readProductRef } from './read-product-ref';

/** An entry of the wishlist. */
export interface WishlistItem {
  /** undefined while it is being added */
  id?: number;
  productId: number;
  /** undefined when the product is given only as an id that nobody answers to */
  product?: ProductCard;
  /** ISO 8601, '' when unknown */
  createdAt: string;
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
