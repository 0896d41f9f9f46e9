import type { ProductCard } from '@shop/shared/entities';
import { Widget } from '@shop/shared/federation';
import { productPath } from '@shop/shared/format';
import { media, theme } from '@shop/shared/theme';
import { CartIcon, HeartIcon, IconButton, IconLink, loginPath } from '@shop/shared/ui';
import { styled } from 'styled-components';

const Both = styled.div`
  display: contents;
  [data-layout='list'] & {
    display: flex;
    flex: none;
    margin-left: auto;
    ${media.wide} {
      gap: ${theme.space.s};
    }
  }
`;

/** The size is fixed: nothing moves when the owner of the buttons comes. */
const Corner = styled.div`
  position: absolute;
  right: 8px;
  width: ${theme.target.thumb};
  height: ${theme.target.thumb};
  &[data-corner='top'] {
    top: 8px;
  }
  &[data-corner='bottom'] {
    bottom: 8px;
  }
  [data-layout='list'] & {
    position: static;
  }
`;

/** Heart and cart of a card. Until their owner is there they are links to sign in. */
export function CardSlots({ card }: { card: ProductCard }) {
  const { id: productId, title } = card;
  const login = loginPath(productPath(card));
  const soldOut = card.quantity === 0;
  return (
    <Both>
      <Corner data-corner="top">
        <Widget
          name="account/WishlistButton"
          productId={productId}
          title={title}
          look="icon"
          fallback={
            <IconLink raised to={login} label={`Add ${title} to wishlist`}>
              <HeartIcon />
            </IconLink>
          }
        />
      </Corner>
      <Corner data-corner="bottom">
        <Widget
          name="account/AddToCartButton"
          productId={productId}
          title={title}
          look="icon"
          {...(soldOut && { disabled: true })}
          fallback={
            soldOut ? (
              <IconButton raised disabled label={`${title} is out of stock`}>
                <CartIcon />
              </IconButton>
            ) : (
              <IconLink raised to={login} label={`Add ${title} to cart`}>
                <CartIcon />
              </IconLink>
            )
          }
        />
      </Corner>
    </Both>
  );
}
