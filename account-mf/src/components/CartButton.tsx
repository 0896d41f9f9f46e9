import { Button, CartIcon, IconButton } from '@shop/shared/ui';

export interface CartButtonProps {
  title: string;
  look: 'icon' | 'wide';
  disabled?: boolean;
  onPress: () => void;
}

/** Puts a product into the cart: a disc on a card, a whole row on the product page. */
export const CartButton = ({ title, look, disabled, onPress }: CartButtonProps) =>
  look === 'icon' ? (
    <IconButton
      raised
      label={disabled ? `${title} is out of stock` : `Add ${title} to cart`}
      disabled={disabled}
      onClick={onPress}
    >
      <CartIcon />
    </IconButton>
  ) : (
    <Button wide disabled={disabled} onClick={onPress}>
      <CartIcon />
      Add to Cart
    </Button>
  );
