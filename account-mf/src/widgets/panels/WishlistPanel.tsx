import type { WishlistItem } from '@shop/shared/entities';
import { storedTokens } from '@shop/shared/tokens';
import { Button, Price, showToast } from '@shop/shared/ui';
import { useAtomValue } from 'jotai';
import { type MouseEvent, useState } from 'react';
import {
  DiscontinuedLine,
  focusTitle,
  LineProduct,
  RemoveButton,
} from '../../components/panel/PanelLine';
import { Row } from '../../components/panel/panel.styles';
import { loginTexts } from '../../data/ask-to-login';
import { failureText } from '../../data/failure-text';
import { addToCart } from '../../data/lists/cart';
import { itemTitle } from '../../data/lists/cart-order-rules';
import { wishlistAtom, wishlistErrorText } from '../../data/lists/list-atoms';
import { reloadWishlist, removeFromWishlist } from '../../data/lists/wishlist';
import { ListPanel } from './ListPanel';
import type { PanelProps } from './use-panel';

const texts = {
  signedOut: 'Log in or register to keep what you like, and find it here.',
  failed: 'Failed to load wishlist',
  empty: 'Nothing here yet. Tap the heart on a product you like.',
  list: 'On your wishlist',
};

/** The wishlist; its products can go into the cart. */
export default function WishlistPanel({ onClose }: PanelProps) {
  const view = useAtomValue(wishlistAtom);
  return (
    <ListPanel
      title="Wishlist"
      view={view}
      texts={texts}
      reload={reloadWishlist}
      onClose={onClose}
      renderLine={(item) => <WishLine key={item.productId} item={item} />}
    />
  );
}

async function remove(productId: number): Promise<void> {
  try {
    await removeFromWishlist(productId);
    showToast({ text: 'Removed from wishlist', tone: 'success', topic: 'wishlist' });
  } catch (error) {
    const text = storedTokens()
      ? failureText(error, wishlistErrorText(error))
      : loginTexts.wishlist;
    showToast({ text, tone: 'error' });
  }
}

/** @param onAdded called before the line is taken away */
async function moveToCart(productId: number, title: string, onAdded: () => void): Promise<void> {
  try {
    await addToCart(productId, 1);
    onAdded();
    showToast({ text: `${title} added to cart`, tone: 'success', topic: 'cart' });
    await removeFromWishlist(productId).catch((error: unknown) =>
      showToast({ text: failureText(error, wishlistErrorText(error)), tone: 'error' }),
    );
  } catch (error) {
    const failed = failureText(error, 'Failed to add to cart');
    const text = storedTokens() ? failed : loginTexts.cart;
    showToast({ text, tone: 'error' });
    // It may have been taken from the shop just now.
    void reloadWishlist();
  }
}

/** A product on the wishlist; sold out, it can only be taken off. */
function WishLine({ item }: { item: WishlistItem }) {
  const { productId, product, discontinued } = item;
  const [busy, setBusy] = useState(false);
  const title = itemTitle(item);
  const line = { title, product, onRemove: () => void remove(productId) };
  if (discontinued) return <DiscontinuedLine list="wishlist" {...line} />;
  const soldOut = product?.quantity === 0;
  const move = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    setBusy(true);
    await moveToCart(productId, title, () => {
      if (document.activeElement === currentTarget) focusTitle(currentTarget);
    });
    setBusy(false);
  };
  return (
    <li>
      <LineProduct title={title} product={product} />
      {product && product.price > 0 && <Price price={product.price} />}
      <Row>
        <Button
          size="s"
          busy={busy}
          disabled={soldOut}
          aria-label={soldOut ? undefined : `Add ${title} to cart`}
          onClick={move}
        >
          {soldOut ? 'Out of Stock' : 'Add to Cart'}
        </Button>
        <RemoveButton label={`Remove ${title} from wishlist`} onRemove={line.onRemove} />
      </Row>
    </li>
  );
}
