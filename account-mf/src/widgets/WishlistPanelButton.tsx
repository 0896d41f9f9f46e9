import type { WidgetProps } from '@shop/shared/contract';
import { defineWidget } from '@shop/shared/federation';
import { useSession } from '@shop/shared/session';
import { HeartIcon } from '@shop/shared/ui';
import { useEffect } from 'react';
import { PanelButton } from '../components/panel/PanelButton';
import { loadWishlistLogic } from '../data/lists/lazy-cart';
import { useWishCount } from '../data/lists/wishlist-atoms';
import { useEmbedChange } from '../data/use-embed-change';
import { usePanel } from './panels/use-panel';

type Props = WidgetProps<'account/WishlistPanelButton'>;

const load = () => import(/* webpackChunkName: "panels" */ './panels/WishlistPanel');

const reload = () =>
  void loadWishlistLogic().then(
    ({ reloadWishlist }) => reloadWishlist(),
    // The button tries again when it is pressed.
    () => undefined,
  );

function WishlistPanelButton() {
  const { state } = useSession();
  const count = useWishCount();
  const { Panel, busy, open, prepare, close } = usePanel('wishlist', load);

  useEffect(() => {
    if (state === 'signed-in') reload();
  }, [state]);
  useEmbedChange('wishlist', reload);

  return (
    <>
      <PanelButton name="Wishlist" count={count} busy={busy} onOpen={open} onIntent={prepare}>
        <HeartIcon />
      </PanelButton>
      {Panel && <Panel onClose={close} />}
    </>
  );
}

export default defineWidget({
  load: async (_props: Props) => null,
  Component: WishlistPanelButton,
});
