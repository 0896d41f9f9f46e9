import { maxQuantity } from '@shop/shared/contract/order-limits';
import { type CartItem, lineTotalOf } from '@shop/shared/entities';
import { withTimeout } from 'federated-site/async';
import { deleteLine, loadCart, patchLine, postLine } from './cart-calls';
import { beginClear, flushClear, undoClear } from './cart-clear';
import { type LineChange, rowsOf } from './cart-color-rules';
import { debounce, flushOnPagehide } from './cart-debounce';
import { cartAtom, totalQuantity } from './list-atoms';
import { ListError, serverList } from './server-list';
import { sessionId } from './session-id';

const list = serverList({
  load: loadCart,
  viewAtom: cartAtom,
  event: 'cart/changed',
  detailOf: (lines) => ({ count: totalQuantity(lines) }),
});

flushOnPagehide(list.sendAll);

export const reloadCart = (): Promise<void> => list.reload();

/**
 * @returns a check for actions of several calls: it throws a ListError when another visitor is signed in
 * @throws ListError when no visitor is signed in
 */
function requireVisitor(message: string): () => void {
  const mine = sessionId();
  if (mine === undefined) throw new ListError(message);
  return () => {
    if (sessionId() !== mine) throw new ListError('Not authenticated');
  };
}

/**
 * @param quantity pieces; those of a product that is in the cart are added up by the server
 * @param color of these pieces; unknown when left out
 * @throws ListError when signed out, HttpError or NetworkError
 */
export async function addToCart(productId: number, quantity = 1, color?: string): Promise<void> {
  requireVisitor('Please login to add items to cart');
  flushClear();
  await list.change({
    show: (lines) => lines,
    skipLoad: true,
    call: () => postLine(productId, clampQuantity(quantity), color),
  });
}

/** The change that each line waits to send. */
const waiting = new Map<
  number,
  LineChange & { addIfMissing: boolean; clickedAt: number; done: Promise<void> }
>();

/**
 * Changes a line's quantity. Quick changes of one line end in one call with the last value.
 * @param options `addIfMissing`: adds the line again if it is gone; `colors`: from now on all pieces
 *   whose colour is known, left out for a line without colours
 * @throws ListError when signed out, or when the line is gone; HttpError or NetworkError
 */
export async function changeQuantity(
  { id, productId }: Pick<CartItem, 'id' | 'productId'>,
  quantity: number,
  { addIfMissing = false, colors }: { addIfMissing?: boolean; colors?: LineChange['colors'] } = {},
): Promise<void> {
  const assertSameVisitor = requireVisitor('Please login to update cart');
  flushClear();
  const change = { quantity: clampQuantity(quantity), colors, addIfMissing };
  const before = waiting.get(id);
  if (before) {
    Object.assign(before, { ...change, clickedAt: Date.now() });
    list.redraw();
    return before.done;
  }
  const pending = { ...change, clickedAt: Date.now(), done: Promise.resolve() };
  waiting.set(id, pending);
  const end = () => {
    if (waiting.get(id) === pending) waiting.delete(id);
  };
  pending.done = list
    .change({
      show: (lines) => withChange(lines, id, pending),
      call: async (lines, setItems) => {
        await debounce(pending);
        end();
        assertSameVisitor();
        const isThere = lines.some((line) => line.id === id);
        if (!isThere || !(await patchLine({ id, productId }, pending))) await addAgain();
        setItems(withChange(lines, id, pending));
      },
    })
    .finally(end);
  return pending.done;

  async function addAgain(): Promise<void> {
    if (!pending.addIfMissing) throw new ListError('Cart item not found');
    for (const row of rowsOf(pending)) {
      assertSameVisitor();
      await postLine(productId, row.quantity, row.name);
    }
  }
}

/** @throws ListError when signed out, HttpError or NetworkError */
export async function removeFromCart(lineId: number): Promise<void> {
  requireVisitor('Not authenticated');
  flushClear();
  await list.change({
    show: (lines) => withoutLine(lines, lineId),
    call: async (lines, setItems) => {
      await deleteLine(lineId);
      setItems(withoutLine(lines, lineId));
    },
  });
}

/**
 * Empties the cart, with one call for each line, when `undoClear` can no longer be called: after
 * some seconds, when another action follows, or when the page goes.
 * @throws ListError when signed out, HttpError or NetworkError: the rest is in the cart still
 */
export async function clearCart(): Promise<void> {
  requireVisitor('Not authenticated');
  const clearing = beginClear();
  lastClear = list
    .change({
      show: (lines) => (clearing.isUndone() ? lines : []),
      call: async (lines, setItems) => {
        if (!(await clearing.wait())) return;
        let left = lines;
        // All at once: the page may go.
        const calls = lines.map(async ({ id }) => {
          await deleteLine(id);
          left = withoutLine(left, id);
          setItems(left);
        });
        const failed = (await Promise.allSettled(calls)).find(isRejected);
        if (failed) throw failed.reason;
      },
    })
    .finally(clearing.end);
  await lastClear;
}

let lastClear: Promise<void> | undefined;

/** The longest that a logout waits for the cart to be cleared, in ms. */
const finishClearMs = 2_000;

/** Clears the cart without further waiting, while there are tokens to do so. Never rejects. */
export async function finishClear(): Promise<void> {
  flushClear();
  await withTimeout(Promise.resolve(lastClear), finishClearMs, 'Clear cart').catch(() => undefined);
}

const isRejected = (result: PromiseSettledResult<unknown>): result is PromiseRejectedResult =>
  result.status === 'rejected';

/** Shows the lines again that `clearCart` was about to delete. */
export function undoClearCart(): void {
  undoClear();
  list.redraw();
}

/** @returns a whole number of pieces from 1 on (spec section 4: minus never goes below 1) */
const clampQuantity = (quantity: number): number =>
  Math.min(maxQuantity, Math.max(1, Math.trunc(quantity) || 1));

/** The lines with another quantity and other colours of one of them, and its total. */
const withChange = (
  lines: readonly CartItem[],
  lineId: number,
  { quantity, colors }: LineChange,
): CartItem[] =>
  lines.map((line) => {
    if (line.id !== lineId) return line;
    const lineTotal =
      line.quantity === quantity ? line.lineTotal : lineTotalOf(line.unitPrice, quantity);
    return { ...line, quantity, lineTotal, ...(colors && { colors }) };
  });

const withoutLine = (lines: readonly CartItem[], lineId: number): readonly CartItem[] =>
  lines.filter(({ id }) => id !== lineId);
