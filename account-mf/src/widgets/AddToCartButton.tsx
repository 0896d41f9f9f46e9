import type { WidgetProps } from '@shop/shared/contract';
import { defineWidget } from '@shop/shared/federation';
import { isHttpError } from '@shop/shared/http';
import { rememberColor } from '@shop/shared/storage';
import { storedTokens } from '@shop/shared/tokens';
import { Button, CartIcon, IconButton, showToast } from '@shop/shared/ui';
import { useState } from 'react';
import { askToLogin } from '../components/ask-to-login';
import { failureText, loadCartLogic } from '../data/lists/lazy-cart';

type Props = WidgetProps<'account/AddToCartButton'>;

function AddToCartButton({ productId, title, quantity, color, look, disabled }: Props) {
  const [busy, setBusy] = useState(false);
  const ask = () =>
    askToLogin({ kind: 'cart', productId, title, ...(quantity ? { quantity } : {}) });

  const press = async () => {
    // Signing in comes between for who is signed out.
    if (color) rememberColor(productId, color);
    if (!storedTokens()) return ask();
    setBusy(true);
    try {
      await (await loadCartLogic()).addToCart(productId, quantity);
      // On the product page the title is in sight; among many cards it says which one.
      const text = look === 'wide' ? 'Added to cart' : `${title} added to cart`;
      showToast({ text, tone: 'success', topic: 'cart' });
    } catch (error) {
      if (isHttpError(error, 401) || !storedTokens()) ask();
      else showToast({ text: await failureText(error, 'Failed to add to cart'), tone: 'error' });
    }
    setBusy(false);
  };
  return <CartButton title={title} look={look} disabled={disabled} busy={busy} onPress={press} />;
}

export default defineWidget({
  load: async (_props: Props) => null,
  Component: AddToCartButton,
});

interface CartButtonProps {
  title: string;
  look: 'icon' | 'wide';
  disabled?: boolean;
  /** It is on its way: a second press would add it twice. */
  busy: boolean;
  onPress: () => void;
}

/** Puts a product into the cart: a disc on a card, a whole row on the product page. */
const CartButton = ({ title, look, disabled, busy, onPress }: CartButtonProps) =>
  look === 'icon' ? (
    <IconButton
      raised
      label={disabled ? `${title} is out of stock` : `Add ${title} to cart`}
      disabled={disabled}
      busy={busy}
      onClick={onPress}
    >
      <CartIcon />
    </IconButton>
  ) : (
    <Button wide disabled={disabled} busy={busy} onClick={onPress}>
      <CartIcon />
      Add to Cart
    </Button>
  );
