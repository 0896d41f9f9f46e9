import { loginPath } from '@shop/shared/ui';

/**
 * A link that replaces a button of the account team: to sign in, after which its pending
 * action happens. The boot script holds it until the button is there (`data-want`).
 * @param here path that the visitor comes back to, unless the browser reports the page before
 */
export const pendingActionLink = (kind: 'cart' | 'wishlist', productId: number, here: string) => ({
  to: `${loginPath(here)}&want=${kind}&product=${productId}`,
  rel: 'nofollow',
  'data-want': kind,
});
