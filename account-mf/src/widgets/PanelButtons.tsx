import { type PendingAction, useSession } from '@shop/shared/session';
import { theme } from '@shop/shared/theme';
import { CartIcon, HeartIcon, IconButton } from '@shop/shared/ui';
import { defineWidget } from 'federated-site/react';
import { type Atom, useAtomValue } from 'jotai';
import { type ComponentType, useEffect } from 'react';
import { styled } from 'styled-components';
import { loadCartLogic, loadWishlistLogic } from '../data/lists/lazy-lists';
import { piecesAtom, wishCountAtom } from '../data/lists/list-atoms';
import { useSessionId } from '../data/lists/session-id';
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

interface PanelButtonOptions {
  kind: PendingAction['kind'];
  name: string;
  Icon: ComponentType;
  countAtom: Atom<number>;
  loadPanel: LoadPanel;
  reload: () => Promise<void>;
}

/** A header icon with a count, which opens a panel; as large as the link that replaces it. */
function panelButton({ kind, name, Icon, countAtom, loadPanel, reload }: PanelButtonOptions) {
  // When it fails, a press of the button tries again.
  const tryReload = () => void reload().catch(() => undefined);

  function PanelButton() {
    const sessionId = useSessionId();
    const isUnreachable = useSession().state === 'unreachable';
    const count = useAtomValue(countAtom);
    const { Panel, busy, open, preload, close } = usePanel(kind, loadPanel);

    // The token says whose list it is: it need not wait for the name of its owner.
    useEffect(() => {
      if (sessionId !== undefined && !isUnreachable) tryReload();
    }, [sessionId, isUnreachable]);
    useEmbedChange(kind, tryReload);

    return (
      <>
        <IconButton
          label={count > 0 ? `${name} (${count})` : name}
          aria-haspopup="dialog"
          busy={busy}
          onClick={open}
          onPointerEnter={preload}
          onFocus={preload}
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
  countAtom: piecesAtom,
  loadPanel: () => import(/* webpackChunkName: "panels" */ './panels/CartPanel'),
  reload: async () => (await loadCartLogic()).reloadCart(),
});

export const wishlistPanelButton = panelButton({
  kind: 'wishlist',
  name: 'Wishlist',
  Icon: HeartIcon,
  countAtom: wishCountAtom,
  loadPanel: () => import(/* webpackChunkName: "panels" */ './panels/WishlistPanel'),
  reload: async () => (await loadWishlistLogic()).reloadWishlist(),
});
