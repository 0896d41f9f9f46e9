import { Button, HeartIcon, IconButton } from '@shop/shared/ui';

export interface HeartButtonProps {
  title: string;
  look: 'icon' | 'wide';
  onPress: () => void;
}

/** The heart: a disc on a card, a whole row on the product page. */
export const HeartButton = ({ title, look, onPress }: HeartButtonProps) =>
  look === 'icon' ? (
    <IconButton raised label={`Add ${title} to wishlist`} onClick={onPress}>
      <HeartIcon />
    </IconButton>
  ) : (
    <Button wide tone="quiet" onClick={onPress}>
      <HeartIcon />
      Add to wishlist
    </Button>
  );
