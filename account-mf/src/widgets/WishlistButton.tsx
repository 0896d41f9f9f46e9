import type { WidgetProps } from '@shop/shared/contract';
import { defineWidget } from '@shop/shared/federation';
import { isHttpError } from '@shop/shared/http';
import { theme } from '@shop/shared/theme';
import { storedTokens } from '@shop/shared/tokens';
import { Button, HeartIcon, IconButton, showToast } from '@shop/shared/ui';
import { styled } from 'styled-components';
import { askToLogin } from '../components/ask-to-login';
import { failureText, loadWishlistLogic } from '../data/lists/lazy-cart';
import { useWished } from '../data/lists/wishlist-atoms';
import { wishlistErrorText } from '../data/lists/wishlist-rules';

type Props = WidgetProps<'account/WishlistButton'>;

function WishlistButton({ productId, title, look }: Props) {
  const wished = useWished(productId);
  const ask = () => askToLogin({ kind: 'wishlist', productId, title });

  const press = async () => {
    if (!storedTokens()) return ask();
    try {
      const { addToWishlist, removeFromWishlist } = await loadWishlistLogic();
      await (wished ? removeFromWishlist(productId) : addToWishlist(productId));
      const text = wished ? 'Removed from wishlist' : 'Added to wishlist';
      showToast({ text, tone: 'success', topic: 'wishlist' });
    } catch (error) {
      if (isHttpError(error, 401) || !storedTokens()) ask();
      else showToast({ text: await failureText(error, wishlistErrorText(error)), tone: 'error' });
    }
  };
  return <HeartButton title={title} look={look} wished={wished} onPress={press} />;
}

export default defineWidget({
  load: async (_props: Props) => null,
  Component: WishlistButton,
});

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

interface HeartButtonProps {
  title: string;
  look: 'icon' | 'wide';
  /** It is on the wishlist. */
  wished: boolean;
  onPress: () => void;
}

/** The heart: a disc on a card, a whole row on the product page. */
const HeartButton = ({ title, look, wished, onPress }: HeartButtonProps) => {
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
