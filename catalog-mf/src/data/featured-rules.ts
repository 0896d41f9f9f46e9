import type { ProductCard } from '@shop/shared/entities';

/** Featured products (spec section 9). */
export const featuredCount = 8;

/** The 8 newest by created_at (spec section 2, Home); without a date a higher id is newer. */
export const newest = (cards: readonly ProductCard[]): ProductCard[] =>
  [...cards].sort(byAge).slice(0, featuredCount);

/** Whether they came as they were asked for, the newest first. */
export const areNewestFirst = (cards: readonly ProductCard[]): boolean =>
  cards.every((card, at) => at === 0 || time(cards[at - 1]) >= time(card));

const byAge = (a: ProductCard, b: ProductCard): number => time(b) - time(a) || b.id - a.id;

const time = (card?: ProductCard): number => Date.parse(card?.createdAt ?? '') || 0;
