import type { Product } from '@shop/shared/entities';
import { productPath, productUrl, restockUrl } from '@shop/shared/format';
import { Button, ButtonLink, CartIcon, HeartIcon, WhatsAppIcon } from '@shop/shared/ui';
import { notPrinted, ShareButton, shortTitle } from '@shop/shared/ui/bundled';
import { Widget } from 'federated-site/react';
import { useLocation } from 'federated-site/router';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { pendingActionLink } from '../card/pending-action-link';
import { QuantityStepper } from './QuantityStepper';
import { choiceForm } from './quantity';

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
  & > [data-grow] {
    flex: 1 1 190px;
  }
  & > [data-grow] > * {
    padding-inline: 12px;
  }
`;

const addToCart = (
  <>
    <CartIcon />
    Add to Cart
  </>
);

interface BuyBoxProps {
  product: Product;
  /** The selected colour; none where the product has none. */
  color: string | undefined;
  /** pieces */
  quantity: number;
  onQuantity: (quantity: number) => void;
  /** Opens the chat that orders as the form says. */
  onOrder: (form: HTMLFormElement) => void;
}

/** How many, and the things to do; sold out, it offers to ask. */
export function BuyBox(props: BuyBoxProps) {
  const { product, color, quantity, onQuantity, onOrder } = props;
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const { id, title } = product;
  const soldOut = product.quantity === 0;
  return (
    <Box>
      <Row>
        <QuantityStepper value={quantity} stock={product.quantity} onChange={onQuantity} />
        <div data-grow="">
          <Widget
            name="account/AddToCartButton"
            productId={id}
            title={title}
            quantity={quantity}
            color={color}
            look="wide"
            disabled={soldOut}
            fallback={
              soldOut ? (
                <Button disabled wide>
                  {addToCart}
                </Button>
              ) : (
                <ButtonLink {...pendingActionLink('cart', id, here)} wide>
                  {addToCart}
                </ButtonLink>
              )
            }
          />
        </div>
      </Row>
      <Box
        as="form"
        id={choiceForm}
        method="get"
        rel="noopener"
        autoComplete="off"
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          onOrder(event.currentTarget);
        }}
      >
        {/* Enter in a field presses the first button of a form: so no chat opens. */}
        <button type="submit" disabled hidden />
        {product.pictures.some((picture) => picture.color) && (
          <noscript>
            <Button type="submit" tone="quiet" wide>
              Show this colour
            </Button>
          </noscript>
        )}
        <OrderButton product={product} wide>
          Order on WhatsApp
        </OrderButton>
      </Box>
      {soldOut && (
        <ButtonLink to={restockUrl(product)} tone="quiet" wide>
          Ask when it is back
        </ButtonLink>
      )}
      <Row>
        <div data-grow="">
          <Widget
            name="account/WishlistButton"
            productId={id}
            title={title}
            look="wide"
            fallback={
              <ButtonLink {...pendingActionLink('wishlist', id, here)} tone="quiet" wide>
                <HeartIcon />
                Add to wishlist
              </ButtonLink>
            }
          />
        </div>
        <ShareButton kind="product" title={shortTitle(product)} url={productUrl(product, color)} />
      </Row>
    </Box>
  );
}

interface OrderButtonProps {
  product: Product;
  wide?: boolean;
  children: string;
}

/**
 * Submits colour and quantity of the form to the server, which leads to the chat;
 * scripts that run open it themselves. Sold out it is dimmed and disabled (spec section 2).
 */
export const OrderButton = ({ product, wide, children }: OrderButtonProps) => (
  <Button
    type="submit"
    form={choiceForm}
    formAction={`${productPath(product)}/order`}
    formMethod="post"
    formTarget="_blank"
    tone="whatsapp"
    wide={wide}
    disabled={product.quantity === 0}
  >
    <WhatsAppIcon />
    {children}
  </Button>
);
