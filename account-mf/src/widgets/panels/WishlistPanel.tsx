import type { WishlistItem } from '@shop/shared/entities';
import { useSession } from '@shop/shared/session';
import { storedTokens } from '@shop/shared/tokens';
import { showToast } from '@shop/shared/ui';
import { useEffect, useState } from 'react';
import { SidePanel } from '../../components/panel/SidePanel';
import { addToCart } from '../../data/cart';
import { failureText } from '../../data/failure-text';
import { useWishlist } from '../../data/use-wishlist';
import { reloadWishlist, removeFromWishlist } from '../../data/wishlist';
import { wishlistErrorText } from '../../data/wishlist-failure-rules';
import { wishTitle } from '../../data/wishlist-rules';
import type { PanelProps } from './use-panel';
import { WishlistBody } from './WishlistBody';

/** The wishlist, loaded anew whenever it is opened (spec section 2). */
export default function WishlistPanel({ onClose }: PanelProps) {
  const { state } = useSession();
  const view = useWishlist();
  const [moving, setMoving] = useState<readonly number[]>([]);

  useEffect(() => {
    if (state !== 'signed-out') void reloadWishlist();
  }, [state]);

  const remove = async ({ productId }: WishlistItem) => {
    try {
      await removeFromWishlist(productId);
      showToast({ text: 'Removed from wishlist', tone: 'success', topic: 'wishlist' });
    } catch (error) {
      const text = storedTokens()
        ? failureText(error, wishlistErrorText(error))
        : 'Please login to wishlist items!';
      showToast({ text, tone: 'error' });
    }
  };

  const move = async (item: WishlistItem) => {
    const { productId } = item;
    setMoving((before) => [...before, productId]);
    try {
      await addToCart(productId, 1);
      showToast({ text: `${wishTitle(item)} added to cart`, tone: 'success', topic: 'cart' });
      await removeFromWishlist(productId).catch((error: unknown) =>
        showToast({ text: failureText(error, wishlistErrorText(error)), tone: 'error' }),
      );
    } catch (error) {
      const failed = failureText(error, 'Failed to add to cart');
      const text = storedTokens() ? failed : 'Please login to add items to cart!';
      showToast({ text, tone: 'error' });
    }
    setMoving((before) => before.filter((id) => id !== productId));
  };

  return (
    <SidePanel title="Wishlist" onClose={onClose}>
      <WishlistBody
        view={view}
        signedOut={state === 'signed-out' || !storedTokens()}
        moving={moving}
        onMove={move}
        onRemove={remove}
        onClose={onClose}
      />
    </SidePanel>
  );
}
