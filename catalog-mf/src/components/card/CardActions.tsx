import type { ProductCard } from '@shop/shared/entities';
import { orderUrl, restockUrl } from '@shop/shared/format';
import { media, theme } from '@shop/shared/theme';
import {
  ArrowRightIcon,
  CartIcon,
  HeartIcon,
  IconButton,
  IconLink,
  VisuallyHidden,
  WhatsAppIcon,
} from '@shop/shared/ui';
import { CardAction, notPrinted } from '@shop/shared/ui/bundled';
import { Widget } from 'federated-site/react';
import { styled } from 'styled-components';
import { pendingActionLink } from './pending-action-link';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space.s};
  margin-top: ${theme.space.s};
  border-top: 1px solid ${theme.color.line};
  [data-layout='list'] & {
    flex: 1;
    justify-content: flex-start;
    gap: ${theme.space.m};
    margin: 0;
    border: 0;
    /* One line with heart and bag down to 320 px; with large text they go below. */
    ${media.narrow} {
      flex: 1 1 5.25rem;
      flex-wrap: nowrap;
      gap: 8px;
      & > :first-child > svg {
        display: none;
      }
    }
    /* Next to heart and bag there is room for the words only. */
    ${media.smallPhone} {
      & svg {
        display: none;
      }
    }
  }
  ${notPrinted}
`;

const Action = styled(CardAction)`
  font-size: 0.9375rem;
  white-space: nowrap;
  ${media.narrow} {
    [data-layout='list'] & {
      gap: 4px;
    }
  }
  /* A wide face fits too. */
  ${media.smallPhone} {
    [data-layout='list'] & {
      font-size: 0.8125rem;
    }
  }
`;

interface CardActionsProps {
  card: ProductCard;
  /** of its page */
  path: string;
  color: string | undefined;
}

/** The two ways on from a card: its page, and WhatsApp: sold out, it asks when it is back. */
export const CardActions = ({ card, path, color }: CardActionsProps) => (
  <Row>
    <Action to={path}>
      <span>
        View<VisuallyHidden>{` ${card.title}`}</VisuallyHidden>
      </span>
      <ArrowRightIcon />
    </Action>
    <Action to={card.quantity === 0 ? restockUrl(card) : orderUrl(card, color ? { color } : {})}>
      <WhatsAppIcon />
      <span>
        Order<VisuallyHidden>{` ${card.title} on WhatsApp`}</VisuallyHidden>
      </span>
    </Action>
  </Row>
);

/** In two corners of the picture. The size is fixed: nothing moves when the owner of the buttons comes. */
const Slots = styled.div`
  display: contents;
  & > div {
    position: absolute;
    right: 8px;
    width: ${theme.target.thumb};
    height: ${theme.target.thumb};
    ${notPrinted}
  }
  & > :first-child {
    top: 8px;
  }
  & > :last-child {
    bottom: 8px;
  }
  [data-layout='list'] & {
    display: flex;
    flex: none;
    margin-left: auto;
    gap: ${theme.space.s};
    & > div {
      position: static;
    }
  }
`;

interface CardSlotsProps extends CardActionsProps {
  /** For another web page: links into the shop, and no buttons. */
  linksOnly?: boolean;
}

/** Heart and cart of a card. Until their owner is there they are links that hold the pending action. */
export function CardSlots({ card, path, color, linksOnly = false }: CardSlotsProps) {
  const { id: productId, title } = card;
  const soldOut = card.quantity === 0;
  const heart = (
    <IconLink
      raised
      {...pendingActionLink('wishlist', productId, path)}
      label={`Add ${title} to wishlist`}
    >
      <HeartIcon />
    </IconLink>
  );
  const cart = soldOut ? (
    <IconButton raised disabled label={`${title} is out of stock`}>
      <CartIcon />
    </IconButton>
  ) : (
    <IconLink raised {...pendingActionLink('cart', productId, path)} label={`Add ${title} to cart`}>
      <CartIcon />
    </IconLink>
  );
  const shared = { productId, title, look: 'icon' } as const;
  return (
    <Slots>
      <div>
        {linksOnly ? heart : <Widget name="account/WishlistButton" {...shared} fallback={heart} />}
      </div>
      <div>
        {linksOnly ? (
          cart
        ) : (
          <Widget
            name="account/AddToCartButton"
            {...shared}
            color={color}
            {...(soldOut && { disabled: true })}
            fallback={cart}
          />
        )}
      </div>
    </Slots>
  );
}
