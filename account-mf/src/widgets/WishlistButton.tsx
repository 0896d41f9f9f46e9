import type { WidgetProps } from '@shop/shared/contract';
import { defineWidget } from '@shop/shared/federation';
import { isHttpError } from '@shop/shared/http';
import { storedTokens } from '@shop/shared/tokens';
import { showToast } from '@shop/shared/ui';
import { askToLogin } from '../components/ask-to-login';
import { HeartButton } from '../components/HeartButton';
import { failureText, loadWishlistLogic } from '../data/lazy-cart';
import { useWished } from '../data/use-wishlist';
import { wishlistErrorText } from '../data/wishlist-failure-rules';

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
