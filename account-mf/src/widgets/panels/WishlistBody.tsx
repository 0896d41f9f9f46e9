import type { WishlistItem } from '@shop/shared/entities';
import { useLocation } from '@shop/shared/router';
import { EmptyPanel } from '../../components/panel/EmptyPanel';
import { PanelFailed } from '../../components/panel/PanelFailed';
import { PanelSkeleton } from '../../components/panel/PanelSkeleton';
import { Lines } from '../../components/panel/panel.styles';
import { SignInPrompt } from '../../components/panel/SignInPrompt';
import { WishLine } from '../../components/wishlist/WishLine';
import type { ListView } from '../../data/server-list';
import { reloadWishlist } from '../../data/wishlist';
import { wishTitle } from '../../data/wishlist-rules';

export interface WishlistBodyProps {
  view: ListView<WishlistItem>;
  signedOut: boolean;
  /** ids of products on their way into the cart */
  moving: readonly number[];
  onMove: (item: WishlistItem) => void;
  onRemove: (item: WishlistItem) => void;
  onClose: () => void;
}

/** What the wishlist holds, or why it is not to be seen. */
export function WishlistBody({ view: { state, items }, signedOut, ...props }: WishlistBodyProps) {
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
