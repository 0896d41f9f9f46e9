import { type PendingAction, useSession } from '@shop/shared/session';
import { theme } from '@shop/shared/theme';
import { CartIcon, HeartIcon, IconButton } from '@shop/shared/ui';
import { defineWidget } from 'federated-site/react';
import { type ComponentType, useEffect } from 'react';
import { styled } from 'styled-components';
import { loadCartLogic, loadWishlistLogic } from '../data/lists/lazy-lists';
import { usePieces, useWishCount } from '../data/lists/list-atoms';
import { type LoadPanel, usePanel } from './panels/use-panel';

const Spot = styled.span`
  position: relative;
  display: grid;
`;

const Count = styled.span`
  position: absolute;
  bottom: 55%;
  left: 55%;
  min-width: 18px;
  padding: 0 4px;
  border-radius: ${theme.radius.round};
  color: ${theme.color.onAccent};
  background: ${theme.color.accent};
  /* No larger than the icon, whatever the text. */
  font: 600 min(0.6875rem, 14px) / 18px ${theme.font.body};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

/**
 * Calls back when an element of `embed.js` on this page has put something into the cart or on the
 * wishlist, past this app's own logic (`shop:cart-change`).
 */
function useEmbedChange(kind: PendingAction['kind'], onChange: () => void): void {
  useEffect(() => {
    const onEvent = (event: Event) => {
      if ((event as CustomEvent<{ kind?: unknown } | null>).detail?.kind === kind) onChange();
    };
    document.addEventListener('shop:cart-change', onEvent);
    return () => document.removeEventListener('shop:cart-change', onEvent);
  }, [kind, onChange]);
}

interface ListOfVisitor {
  kind: PendingAction['kind'];
  name: string;
  Icon: ComponentType;
  useCount: () => number;
  loadPanel: LoadPanel;
  reload: () => Promise<void>;
}

/** A header icon with a count, which opens a panel; as large as the link that stands in for it. */
function panelButton({ kind, name, Icon, useCount, loadPanel, reload }: ListOfVisitor) {
  // When that fails the button tries again when it is pressed.
  const tryReload = () => void reload().catch(() => undefined);

  function PanelButton() {
    const { state } = useSession();
    const count = useCount();
    const { Panel, busy, open, prepare, close } = usePanel(kind, loadPanel);

    useEffect(() => {
      if (state === 'signed-in') tryReload();
    }, [state]);
    useEmbedChange(kind, tryReload);

    return (
      <>
        <IconButton
          label={count > 0 ? `${name} (${count})` : name}
          aria-haspopup="dialog"
          busy={busy}
          onClick={open}
          onPointerEnter={prepare}
          onFocus={prepare}
        >
          <Spot>
            <Icon />
            {count > 0 && <Count aria-hidden="true">{count > 99 ? '99+' : count}</Count>}
          </Spot>
        </IconButton>
        {Panel && <Panel onClose={close} />}
      </>
    );
  }
  return defineWidget({
    load: async (_props: Record<never, never>) => null,
    Component: PanelButton,
  });
}

export const cartPanelButton = panelButton({
  kind: 'cart',
  name: 'Cart',
  Icon: CartIcon,
  useCount: usePieces,
  loadPanel: () => import(/* webpackChunkName: "panels" */ './panels/CartPanel'),
  reload: async () => (await loadCartLogic()).reloadCart(),
});

export const wishlistPanelButton = panelButton({
  kind: 'wishlist',
  name: 'Wishlist',
  Icon: HeartIcon,
  useCount: useWishCount,
  loadPanel: () => import(/* webpackChunkName: "panels" */ './panels/WishlistPanel'),
  reload: async () => (await loadWishlistLogic()).reloadWishlist(),
});
