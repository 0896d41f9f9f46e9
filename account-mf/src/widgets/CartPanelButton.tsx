import type { WidgetProps } from '@shop/shared/contract';
import { defineWidget } from '@shop/shared/federation';
import { useSession } from '@shop/shared/session';
import { CartIcon } from '@shop/shared/ui';
import { useEffect } from 'react';
import { PanelButton } from '../components/panel/PanelButton';
import { usePieces } from '../data/lists/cart-atoms';
import { loadCartLogic } from '../data/lists/lazy-cart';
import { useEmbedChange } from '../data/use-embed-change';
import { usePanel } from './panels/use-panel';

type Props = WidgetProps<'account/CartPanelButton'>;

const load = () => import(/* webpackChunkName: "panels" */ './panels/CartPanel');

const reload = () =>
  void loadCartLogic().then(
    ({ reloadCart }) => reloadCart(),
    // The button tries again when it is pressed.
    () => undefined,
  );

function CartPanelButton() {
  const { state } = useSession();
  const count = usePieces();
  const { Panel, busy, open, prepare, close } = usePanel('cart', load);

  useEffect(() => {
    if (state === 'signed-in') reload();
  }, [state]);
  useEmbedChange('cart', reload);

  return (
    <>
      <PanelButton name="Cart" count={count} busy={busy} onOpen={open} onIntent={prepare}>
        <CartIcon />
      </PanelButton>
      {Panel && <Panel onClose={close} />}
    </>
  );
}

export default defineWidget({
  load: async (_props: Props) => null,
  Component: CartPanelButton,
});
