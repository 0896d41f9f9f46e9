/**
 * Cart and wishlist as any API writes them. Only the account app and embeds read them, so they
 * bundle this; everything in `@shop/shared/entities` is loaded with the first page instead.
 */
export { reshapeCartItem, reshapeWishlistItem } from './reshape-items';
