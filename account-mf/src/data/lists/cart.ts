import { type CartItem, lineTotalOf } from '@shop/shared/entities';
import { reshapeCartItem } from '@shop/shared/entities/bundled';
import { isHttpError, request } from '@shop/shared/http';
import { storedTokens } from '@shop/shared/tokens';
import { debounce, flushOnPagehide } from './cart-debounce';
import { cartAtom, totalQuantity } from './list-atoms';
import { loadItems } from './load-items';
import { ListError, serverList } from './server-list';

const list = serverList({
  load: () => loadItems('GET /api/auth/cart/', reshapeCartItem, ({ id }) => id),
  viewAtom: cartAtom,
  event: 'cart/changed',
  detailOf: (lines) => ({ count: totalQuantity(lines) }),
});

flushOnPagehide(list.sendAll);

export const reloadCart = (): Promise<void> => list.reload();

/**
 * @returns a check that it is the same visitor still, for actions of several calls
 * @throws ListError when nobody is signed in; so does the check when it is somebody else
 */
function requireVisitor(message: string): () => void {
  const visitor = storedTokens()?.session;
  if (visitor === undefined) throw new ListError(message);
  return () => {
    if (storedTokens()?.session !== visitor) throw new ListError('Not authenticated');
  };
}

/**
 * @param quantity pieces; those of a product that is in the cart are added up by the server
 * @param color of these pieces; not known when left out
 * @throws ListError when signed out, HttpError or NetworkError
 */
export async function addToCart(productId: number, quantity = 1, color?: string): Promise<void> {
  requireVisitor('Please login to add items to cart');
  await list.change({
    show: (lines) => lines,
    skipLoad: true,
    call: async () => void (await postLine(productId, clampQuantity(quantity), color)),
  });
}

/** The quantity that each line waits to be given. */
const waiting = new Map<number, { quantity: number; clickedAt: number; done: Promise<void> }>();

/**
 * Changes a line's quantity. Quick changes of one line end in one call with the last value.
 * @param options `addIfMissing`: a line that is gone meanwhile is added anew
 * @throws ListError when signed out, or when the line is gone; HttpError or NetworkError
 */
export async function changeQuantity(
  { id, productId }: Pick<CartItem, 'id' | 'productId'>,
  wanted: number,
  { addIfMissing = false }: { addIfMissing?: boolean } = {},
): Promise<void> {
  const stillHere = requireVisitor('Please login to update cart');
  const quantity = clampQuantity(wanted);
  const before = waiting.get(id);
  if (before) {
    Object.assign(before, { quantity, clickedAt: Date.now() });
    list.redraw();
    return before.done;
  }
  const mine = { quantity, clickedAt: Date.now(), done: Promise.resolve() };
  waiting.set(id, mine);
  const end = () => {
    if (waiting.get(id) === mine) waiting.delete(id);
  };
  mine.done = list
    .change({
      show: (lines) => withQuantity(lines, id, mine.quantity),
      call: async (lines, setItems) => {
        await debounce(mine);
        end();
        stillHere();
        await put(lines.some((line) => line.id === id) ? id : undefined, mine.quantity);
        setItems(withQuantity(lines, id, mine.quantity));
      },
    })
    .finally(end);
  return mine.done;

  async function put(line: number | undefined, quantity: number): Promise<void> {
    try {
      if (line === undefined) throw new ListError('Cart item not found');
      const options = { params: { id: line }, body: { quantity }, keepalive: true };
      await request('PATCH /api/auth/cart/{id}/', options);
    } catch (error) {
      if (!(error instanceof ListError) && !isHttpError(error, 404)) throw error;
      if (!addIfMissing) throw new ListError('Cart item not found');
      stillHere();
      await postLine(productId, quantity);
    }
  }
}

/** @throws ListError when signed out, HttpError or NetworkError */
export async function removeFromCart(lineId: number): Promise<void> {
  requireVisitor('Not authenticated');
  await list.change({
    show: (lines) => withoutLine(lines, lineId),
    call: async (lines, setItems) => {
      await deleteLine(lineId);
      setItems(withoutLine(lines, lineId));
    },
  });
}

/**
 * Empties the cart, with one call for each line.
 * @throws ListError when signed out, HttpError or NetworkError: the rest is in the cart still
 */
export async function clearCart(): Promise<void> {
  const stillHere = requireVisitor('Not authenticated');
  await list.change({
    show: () => [],
    call: async (lines, setItems) => {
      let left = lines;
      for (const { id } of lines) {
        stillHere();
        await deleteLine(id);
        left = withoutLine(left, id);
        setItems(left);
      }
    },
  });
}

/** A 404 is no failure: the line is gone. */
const deleteLine = (id: number): Promise<unknown> =>
  request('DELETE /api/auth/cart/{id}/', { params: { id }, keepalive: true }).catch(
    (error: unknown) => {
      if (!isHttpError(error, 404)) throw error;
    },
  );

const postLine = (productId: number, quantity: number, color?: string): Promise<unknown> =>
  request('POST /api/auth/cart/', {
    body: { product_id: productId, quantity, ...(color && { color }) },
    keepalive: true,
  });

/** The spec knows no maximum; our API refuses more than this. */
const maxQuantity = 999;

/** @returns a whole number of pieces from 1 on (spec section 4: minus never goes below 1) */
const clampQuantity = (wanted: number): number =>
  Math.min(maxQuantity, Math.max(1, Math.trunc(wanted) || 1));

/** The lines with another quantity of one of them, and its total. */
const withQuantity = (lines: readonly CartItem[], lineId: number, quantity: number) =>
  lines.map((line) =>
    line.id === lineId && line.quantity !== quantity
      ? { ...line, quantity, lineTotal: lineTotalOf(line.unitPrice, quantity) }
      : line,
  );

const withoutLine = (lines: readonly CartItem[], lineId: number): readonly CartItem[] =>
  lines.filter(({ id }) => id !== lineId);
