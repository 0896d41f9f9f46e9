import { theme } from '@shop/shared/theme';
import { storedTokens } from '@shop/shared/tokens';
import { Button, HeartIcon, IconButton, showToast } from '@shop/shared/ui';
import { defineWidget, type WidgetProps } from 'federated-site/react';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { askToLogin, showFailure } from '../data/ask-to-login';
import { loadWishlistLogic } from '../data/lists/lazy-lists';
import { wishedIdsAtom, wishlistErrorText } from '../data/lists/list-atoms';

/** Oxblood when filled: the words next to it say so too. */
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

type Props = WidgetProps<'account/WishlistButton'>;

/** The heart: a disc on a card, a whole row on the product page. */
function WishlistButton({ productId, title, look }: Props) {
  const wished = useAtomValue(wishedIdsAtom).includes(productId);
  const pending = { kind: 'wishlist', productId, title } as const;

  const press = async () => {
    if (!storedTokens()) return askToLogin(pending);
    try {
      const { addToWishlist, removeFromWishlist } = await loadWishlistLogic();
      await (wished ? removeFromWishlist(productId) : addToWishlist(productId));
      const text = wished ? 'Removed from wishlist' : 'Added to wishlist';
      showToast({ text, tone: 'success', topic: 'wishlist' });
    } catch (error) {
      await showFailure(error, pending, wishlistErrorText(error));
    }
  };

  const heart = (
    <Heart data-filled={wished || undefined}>
      <HeartIcon filled={wished} />
    </Heart>
  );
  return look === 'icon' ? (
    <IconButton
      raised
      label={wished ? `Remove ${title} from wishlist` : `Add ${title} to wishlist`}
      onClick={press}
    >
      {heart}
    </IconButton>
  ) : (
    <Button wide tone="quiet" onClick={press}>
      {heart}
      <span>{wished ? 'Remove from wishlist' : 'Add to wishlist'}</span>
    </Button>
  );
}

export default defineWidget({
  load: async (_props: Props) => null,
  Component: WishlistButton,
});
