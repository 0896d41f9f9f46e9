import type { ProductCard } from '@shop/shared/entities';

/** Featured products (spec section 9). */
export const featuredCount = 8;

/** The 8 newest by created_at (spec section 2, Home); without a date a higher id is newer. */
export const newest = (cards: readonly ProductCard[]): ProductCard[] =>
  [...cards].sort((a, b) => time(b) - time(a) || b.id - a.id).slice(0, featuredCount);

const time = ({ createdAt }: ProductCard): number => Date.parse(createdAt) || 0;
