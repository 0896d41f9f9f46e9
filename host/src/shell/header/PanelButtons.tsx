import { Widget } from '@shop/shared/federation';
import { CartIcon, HeartIcon, IconLink, loginPath } from '@shop/shared/ui';

/**
 * Wishlist and cart panels. Until their owner is there they are links to sign in, and back to where
 * the panel opens by the fragment; the boot script holds them until the buttons are there.
 */
export const PanelButtons = ({ here }: { here: string }) => (
  <>
    <Widget
      name="account/WishlistPanelButton"
      fallback={
        <IconLink to={loginPath(`${here}#wishlist`)} data-want="panel" label="Wishlist">
          <HeartIcon />
        </IconLink>
      }
    />
    <Widget
      name="account/CartPanelButton"
      fallback={
        <IconLink to={loginPath(`${here}#cart`)} data-want="panel" label="Cart">
          <CartIcon />
        </IconLink>
      }
    />
  </>
);
