import type { ProductCard } from '@shop/shared/entities';

/** Related products shown at most (spec section 9). */
export const relatedLimit = 8;

type Current = Pick<ProductCard, 'id' | 'slug' | 'category'>;

/**
 * Up to 8 products of the same category, without the current one (spec section 2, Product detail).
 * The category is checked here too, since a plain API may ignore the query.
 */
export function pickRelated(
  products: readonly ProductCard[],
  current: Current,
): readonly ProductCard[] {
  return products
    .filter(({ id, slug, category }) => {
      return category === current.category && id !== current.id && slug !== current.slug;
    })
    .slice(0, relatedLimit);
}
