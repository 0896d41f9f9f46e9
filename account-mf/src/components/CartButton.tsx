import { Button, CartIcon, IconButton } from '@shop/shared/ui';

export interface CartButtonProps {
  title: string;
  look: 'icon' | 'wide';
  disabled?: boolean;
  /** It is on its way: a second press would add it twice. */
  busy: boolean;
  onPress: () => void;
}

/** Puts a product into the cart: a disc on a card, a whole row on the product page. */
export const CartButton = ({ title, look, disabled, busy, onPress }: CartButtonProps) =>
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
