import type { ProductCard, WishlistItem } from '@shop/shared/entities';
import { useLocation } from '@shop/shared/router';
import { useSession } from '@shop/shared/session';
import { storedTokens } from '@shop/shared/tokens';
import { Button, Price, showToast } from '@shop/shared/ui';
import { useEffect, useState } from 'react';
import { LineProduct, RemoveButton } from '../../components/panel/PanelLine';
import {
  EmptyPanel,
  PanelFailed,
  PanelSkeleton,
  SignInPrompt,
} from '../../components/panel/PanelStates';
import { Lines, Row } from '../../components/panel/panel.styles';
import { SidePanel } from '../../components/panel/SidePanel';
import { failureText } from '../../data/failure-text';
import { addToCart } from '../../data/lists/cart';
import type { ListView } from '../../data/lists/server-list';
import { reloadWishlist, removeFromWishlist } from '../../data/lists/wishlist';
import { useWishlist } from '../../data/lists/wishlist-atoms';
import { wishlistErrorText, wishTitle } from '../../data/lists/wishlist-rules';
import type { PanelProps } from './use-panel';

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

interface WishlistBodyProps {
  view: ListView<WishlistItem>;
  signedOut: boolean;
  /** ids of products on their way into the cart */
  moving: readonly number[];
  onMove: (item: WishlistItem) => void;
  onRemove: (item: WishlistItem) => void;
  onClose: () => void;
}

/** What the wishlist holds, or why it is not to be seen. */
function WishlistBody({ view: { state, items }, signedOut, ...props }: WishlistBodyProps) {
  const { pathname, search } = useLocation();
  if (signedOut) {
    const text = 'Log in or register to keep what you like, and find it here.';
    return <SignInPrompt text={text} here={pathname + search} />;
  }
  if (state === 'unknown' && items.length === 0) return <PanelSkeleton />;
  return (
    <>
      {state === 'failed' && (
        <PanelFailed text="Failed to load wishlist" onRetry={() => void reloadWishlist()} />
      )}
      {state === 'ready' && items.length === 0 && (
        <EmptyPanel
          text="Nothing here yet. Tap the heart on a product you like."
          onClose={props.onClose}
        />
      )}
      {items.length > 0 && (
        <Lines aria-label="On your wishlist">
          {items.map((item) => (
            <WishLine
              key={item.productId}
              title={wishTitle(item)}
              product={item.product}
              busy={props.moving.includes(item.productId)}
              onMove={() => props.onMove(item)}
              onRemove={() => props.onRemove(item)}
            />
          ))}
        </Lines>
      )}
    </>
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
const WishLine = ({ title, product, busy, onMove, onRemove }: WishLineProps) => (
  <li>
    <LineProduct title={title} product={product} />
    {product && product.price > 0 && <Price price={product.price} />}
    <Row>
      <Button
        size="s"
        busy={busy}
        disabled={product?.quantity === 0}
        aria-label={product?.quantity === 0 ? undefined : `Add ${title} to cart`}
        onClick={onMove}
      >
        {product?.quantity === 0 ? 'Out of Stock' : 'Add to Cart'}
      </Button>
      <RemoveButton label={`Remove ${title} from wishlist`} onRemove={onRemove} />
    </Row>
  </li>
);
