/**
 * Code of cart, wishlist and their panels is one chunk, loaded when it is needed, so that the
 * scripts of the product list do not contain it.
 * @throws when the chunk cannot be had; asking again tries again
 */
export const loadCartLogic = () => import(/* webpackChunkName: "panels" */ './cart');

/** @throws as `loadCartLogic` */
export const loadWishlistLogic = () => import(/* webpackChunkName: "panels" */ './wishlist');

/** `runPendingActions` of `run-pending-action.ts`; they wait for the next page when its code cannot be had. */
export const runPendingActions = (): Promise<void> =>
  import(/* webpackChunkName: "panels" */ '../run-pending-action').then(
    (actions) => actions.runPendingActions(),
    () => undefined,
  );

/** `finishClear` of `cart.ts`; nothing when its code cannot be had, and so was never used. */
export const finishClear = (): Promise<void> =>
  loadCartLogic().then(
    (cart) => cart.finishClear(),
    () => undefined,
  );
