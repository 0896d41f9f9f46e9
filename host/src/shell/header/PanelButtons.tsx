import { Widget } from '@shop/shared/federation';
import { CartIcon, HeartIcon, IconLink } from '@shop/shared/ui';

/** Wishlist and cart panels; until their owner is there, links to sign in. */
export const PanelButtons = ({ login }: { login: string }) => (
  <>
    <Widget
      name="account/WishlistPanelButton"
      fallback={
        <IconLink to={login} label="Wishlist">
          <HeartIcon />
        </IconLink>
      }
    />
    <Widget
      name="account/CartPanelButton"
      fallback={
        <IconLink to={login} label="Cart">
          <CartIcon />
        </IconLink>
      }
    />
  </>
);
