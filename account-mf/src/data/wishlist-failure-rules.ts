/** What a visitor is told when the heart did not do what they wanted (spec section 8). */
export const wishlistErrorText = (error: unknown): string =>
  error instanceof Error && error.name === 'WishNotFound'
    ? 'Wishlist entry not found (resyncing) — refreshing list.'
    : 'Something went wrong!';
