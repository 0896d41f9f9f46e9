/**
 * Code of cart, wishlist and their panels is one chunk, loaded when it is needed, so that the
 * scripts of the product list do not contain it.
 * @throws when the chunk could not be loaded; the next call tries again
 */
export const loadCartLogic = () => import(/* webpackChunkName: "panels" */ './cart');

/** @throws as `loadCartLogic` */
export const loadWishlistLogic = () => import(/* webpackChunkName: "panels" */ './wishlist');

/** `runPendingActions` of `run-pending-action.ts`; when its code cannot be loaded they wait for the next page. */
export const runPendingActions = (): Promise<void> =>
  import(/* webpackChunkName: "panels" */ '../run-pending-action').then(
    (actions) => actions.runPendingActions(),
    () => undefined,
  );

/** `finishClear` of `cart.ts`; when its code cannot be loaded there is nothing to finish. */
export const finishClear = (): Promise<void> =>
  loadCartLogic().then(
    (cart) => cart.finishClear(),
    () => undefined,
  );
