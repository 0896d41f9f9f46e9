import { storedTokens } from '@shop/shared/tokens';
import { Button, CartIcon, IconButton, showToast } from '@shop/shared/ui';
import { defineWidget, type WidgetProps } from 'federated-site/react';
import { useState } from 'react';
import { askToLogin, showFailure } from '../data/ask-to-login';
import { loadCartLogic } from '../data/lists/lazy-lists';

type Props = WidgetProps<'account/AddToCartButton'>;

/** Puts a product into the cart: a disc on a card, a whole row on the product page. */
function AddToCartButton({ productId, title, quantity, color, look, disabled }: Props) {
  // A second press would add it twice.
  const [busy, setBusy] = useState(false);
  const pending = { kind: 'cart', productId, title, quantity, color } as const;

  const add = async () => {
    try {
      await (await loadCartLogic()).addToCart(productId, quantity, color);
      // On the product page the title is in sight; among many cards it says which one.
      const text = look === 'wide' ? 'Added to cart' : `${title} added to cart`;
      showToast({ text, tone: 'success', topic: 'cart' });
    } catch (error) {
      await showFailure(error, pending, 'Failed to add to cart');
    }
  };
  const press = async () => {
    setBusy(true);
    // A signed-out visitor signs in before.
    await (storedTokens() ? add() : askToLogin(pending));
    setBusy(false);
  };

  const control = { disabled, busy, onClick: press };
  return look === 'icon' ? (
    <IconButton
      raised
      label={disabled ? `${title} is out of stock` : `Add ${title} to cart`}
      {...control}
    >
      <CartIcon />
    </IconButton>
  ) : (
    <Button wide {...control}>
      <CartIcon />
      Add to Cart
    </Button>
  );
}

export default defineWidget({
  load: async (_props: Props) => null,
  Component: AddToCartButton,
});
