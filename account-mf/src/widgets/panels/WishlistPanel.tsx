import type { ProductCard, WishlistItem } from '@shop/shared/entities';
import { storedTokens } from '@shop/shared/tokens';
import { Button, Price, showToast } from '@shop/shared/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { DiscontinuedLine } from '../../components/panel/DiscontinuedLine';
import { LineProduct, RemoveButton } from '../../components/panel/PanelLine';
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
  const [moving, setMoving] = useState<readonly number[]>([]);

  const remove = async ({ productId }: WishlistItem) => {
    try {
      await removeFromWishlist(productId);
      showToast({ text: 'Removed from wishlist', tone: 'success', topic: 'wishlist' });
    } catch (error) {
      const text = storedTokens()
        ? failureText(error, wishlistErrorText(error))
        : loginTexts.wishlist;
      showToast({ text, tone: 'error' });
    }
  };

  const move = async (item: WishlistItem) => {
    const { productId } = item;
    setMoving((before) => [...before, productId]);
    try {
      await addToCart(productId, 1);
      showToast({ text: `${itemTitle(item)} added to cart`, tone: 'success', topic: 'cart' });
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
    setMoving((before) => before.filter((id) => id !== productId));
  };

  const lineOf = (item: WishlistItem) => {
    const line = {
      title: itemTitle(item),
      product: item.product,
      onRemove: () => void remove(item),
    };
    return item.discontinued ? (
      <DiscontinuedLine key={item.productId} list="wishlist" {...line} />
    ) : (
      <WishLine
        key={item.productId}
        busy={moving.includes(item.productId)}
        onMove={() => void move(item)}
        {...line}
      />
    );
  };

  return (
    <ListPanel
      title="Wishlist"
      view={view}
      texts={texts}
      reload={reloadWishlist}
      onClose={onClose}
      lineOf={lineOf}
    />
  );
}

interface WishLineProps {
  title: string;
  product: ProductCard | undefined;
  /** It is on its way into the cart. */
  busy: boolean;
  onMove: () => void;
  onRemove: () => void;
}

/** A product on the wishlist; sold out, it can only be taken off. */
function WishLine({ title, product, busy, onMove, onRemove }: WishLineProps) {
  const soldOut = product?.quantity === 0;
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
          onClick={onMove}
        >
          {soldOut ? 'Out of Stock' : 'Add to Cart'}
        </Button>
        <RemoveButton label={`Remove ${title} from wishlist`} onRemove={onRemove} />
      </Row>
    </li>
  );
}
