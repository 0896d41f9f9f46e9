import type { Product } from '@shop/shared/entities';
import { Widget } from '@shop/shared/federation';
import { restockUrl } from '@shop/shared/format';
import { useLocation } from '@shop/shared/router';
import {
  Button,
  ButtonLink,
  CartIcon,
  HeartIcon,
  WhatsAppIcon,
  WhatsAppLink,
} from '@shop/shared/ui';
import { notPrinted } from '@shop/shared/ui/bundled';
import { styled } from 'styled-components';
import { pendingActionLink } from '../card/pending-action-link';
import { QuantityStepper } from './QuantityStepper';

const Box = styled.div`
  display: grid;
  gap: 12px;
  ${notPrinted}
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: 12px;
  & > :last-child {
    flex: 1 1 190px;
  }
`;

const addToCart = (
  <>
    <CartIcon />
    Add to Cart
  </>
);

/** Colour and quantity, wherever they stand on the page, belong to the form of this id. */
export const choiceForm = 'product-choice';

interface BuyBoxProps {
  product: Product;
  /** The selected colour; none where the product has none. */
  color: string | undefined;
  /** pieces */
  quantity: number;
  /** Name of the query parameter that holds them. */
  parameter: string;
  onQuantity: (quantity: number) => void;
  /** Chat that orders the product as chosen. */
  orderHref: string;
}

/** How many, and the three things to do; sold out, it offers to ask. */
export function BuyBox(props: BuyBoxProps) {
  const { product, color, quantity, parameter, onQuantity, orderHref } = props;
  const { pathname, search } = useLocation();
  const { id, title } = product;
  const soldOut = product.quantity <= 0;
  const hasColors = product.colors.length > 0;
  return (
    <Box>
      <Row>
        <QuantityStepper
          value={quantity}
          stock={product.quantity}
          form={choiceForm}
          parameter={parameter}
          onChange={onQuantity}
        />
        <div>
          <Widget
            name="account/AddToCartButton"
            productId={id}
            title={title}
            quantity={quantity}
            {...(color === undefined ? {} : { color })}
            look="wide"
            disabled={soldOut}
            fallback={
              soldOut ? (
                <Button disabled wide>
                  {addToCart}
                </Button>
              ) : (
                <ButtonLink {...pendingActionLink('cart', id, pathname + search)} wide>
                  {addToCart}
                </ButtonLink>
              )
            }
          />
        </div>
      </Row>
      {/* Asks for the page as chosen, where there are no scripts; with them it shows at once. */}
      {(!soldOut || hasColors) && (
        <form
          id={choiceForm}
          method="get"
          autoComplete="off"
          onSubmit={(event) => event.preventDefault()}
        >
          <noscript>
            <Button type="submit" tone="quiet" wide>
              {hasColors ? 'Use this colour and quantity' : 'Use this quantity'}
            </Button>
          </noscript>
        </form>
      )}
      <OrderButton href={orderHref} soldOut={soldOut} wide>
        Order on WhatsApp
      </OrderButton>
      {soldOut && (
        <ButtonLink to={restockUrl(product)} tone="quiet" wide>
          Ask when it is back
        </ButtonLink>
      )}
      <Widget
        name="account/WishlistButton"
        productId={id}
        title={title}
        look="wide"
        fallback={
          <ButtonLink {...pendingActionLink('wishlist', id, pathname + search)} tone="quiet" wide>
            <HeartIcon />
            Add to wishlist
          </ButtonLink>
        }
      />
    </Box>
  );
}

interface OrderButtonProps {
  href: string;
  soldOut: boolean;
  wide?: boolean;
  children: string;
}

/** Orders by WhatsApp; sold out it is dimmed and disabled (spec section 2). */
export const OrderButton = ({ href, soldOut, wide, children }: OrderButtonProps) =>
  soldOut ? (
    <Button tone="whatsapp" wide={wide} disabled>
      <WhatsAppIcon />
      {children}
    </Button>
  ) : (
    <WhatsAppLink href={href} wide={wide}>
      {children}
    </WhatsAppLink>
  );
