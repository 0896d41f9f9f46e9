import { theme } from '@shop/shared/theme';
import { Button, HeartIcon, IconButton } from '@shop/shared/ui';
import { styled } from 'styled-components';

/** Oxblood when filled: the words beside it say so too. */
const Heart = styled.span`
  display: grid;
  &[data-filled] {
    color: ${theme.color.oxblood};
  }
  & > svg {
    width: 24px;
    height: 24px;
  }
`;

export interface HeartButtonProps {
  title: string;
  look: 'icon' | 'wide';
  /** It is on the wishlist. */
  wished: boolean;
  onPress: () => void;
}

/** The heart: a disc on a card, a whole row on the product page. */
export const HeartButton = ({ title, look, wished, onPress }: HeartButtonProps) => {
  const heart = (
    <Heart data-filled={wished || undefined}>
      <HeartIcon filled={wished} />
    </Heart>
  );
  return look === 'icon' ? (
    <IconButton
      raised
      label={wished ? `Remove ${title} from wishlist` : `Add ${title} to wishlist`}
      onClick={onPress}
    >
      {heart}
    </IconButton>
  ) : (
    <Button wide tone="quiet" onClick={onPress}>
      {heart}
      {wished ? 'Remove from wishlist' : 'Add to wishlist'}
    </Button>
  );
};
