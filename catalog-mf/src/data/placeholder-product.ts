import type { Product, ProductCard } from '@shop/shared/entities';

/** A card as the beginning of its product, to be drawn until the rest is there. */
export const placeholderProduct = (card: ProductCard): Product => ({
  ...card,
  description: '',
  pictures: card.picture ? [card.picture] : [],
  colors: [],
  features: [],
  specifications: [],
  care: '',
});
