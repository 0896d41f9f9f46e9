import type { ProductCard } from './product';
import { type Fields, fieldsOf, parseInteger } from './read/scalars';
import { reshapeCard } from './reshape-card';

export interface ProductRef {
  productId?: number;
  product?: ProductCard;
}

/** The product of a wishlist or cart item: an id, or an embedded object (spec section 3). */
export function readProductRef({ product, product_id }: Fields): ProductRef {
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
