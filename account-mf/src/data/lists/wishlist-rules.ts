import type { WishlistItem } from '@shop/shared/entities';

/** The list with the product first; as it was when the product is listed already. */
export const withProduct = (
  items: readonly WishlistItem[],
  item: WishlistItem,
): readonly WishlistItem[] => (isListed(items, item.productId) ? items : [item, ...items]);

export const withoutProduct = (
  items: readonly WishlistItem[],
  productId: number,
): readonly WishlistItem[] => items.filter((item) => item.productId !== productId);

export const isListed = (items: readonly WishlistItem[], productId: number): boolean =>
  items.some((item) => item.productId === productId);

/** Ids of the products, each once. */
export const productIds = (items: readonly WishlistItem[]): number[] => [
  ...new Set(items.map((item) => item.productId)),
];

/** One entry for each product: the first of them. */
export const eachOnce = (items: readonly WishlistItem[]): WishlistItem[] =>
  items.filter(
    ({ productId }, at) => items.findIndex((item) => item.productId === productId) === at,
  );

/** An entry's name, also when nobody answers for its product. */
export const wishTitle = ({ product, productId }: WishlistItem): string =>
  product?.title ?? `Product ${productId}`;

/** What a visitor is told when the heart did not do what they wanted (spec section 8). */
export const wishlistErrorText = (error: unknown): string =>
  error instanceof Error && error.name === 'ListError' ? error.message : 'Something went wrong!';
