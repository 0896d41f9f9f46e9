/**
 * What only a signed-in visitor needs is one chunk of its own, with the panels: the first product
 * list does not carry it.
 * @throws when the chunk cannot be had; asking again tries again
 */
export const loadCartLogic = () => import(/* webpackChunkName: "panels" */ './cart');

/** @throws as `loadCartLogic` */
export const loadWishlistLogic = () => import(/* webpackChunkName: "panels" */ './wishlist');
