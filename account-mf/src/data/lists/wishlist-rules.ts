import type { WishlistItem } from '@shop/shared/entities';

/** Ids of the products, each once. */
export const productIds = (items: readonly WishlistItem[]): number[] => [
  ...new Set(items.map((item) => item.productId)),
];

export const isListed = (items: readonly WishlistItem[], productId: number): boolean =>
  items.some((item) => item.productId === productId);

/** What a visitor is told when the heart did not do what they wanted (spec section 8). */
export const wishlistErrorText = (error: unknown): string =>
  error instanceof Error && error.name === 'ListError' ? error.message : 'Something went wrong!';
