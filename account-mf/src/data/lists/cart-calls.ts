import type { CartItem } from '@shop/shared/entities';
import { fieldsOf } from '@shop/shared/entities';
import { readColorCounts, reshapeCartItem } from '@shop/shared/entities/bundled';
import { isHttpError } from '@shop/shared/http';
import { type LineChange, withPieces } from './cart-color-rules';
import { loadItems } from './load-items';
import { sessionId } from './session-id';
import { storeColors, withStoredColors } from './stored-colors';
import { dropUnsentOf, write } from './unsent-writes';

/** Whether the API counts colours; where it does not, this browser does. All calls throw as `request`. */
const countsColors = (reply: unknown): boolean =>
  readColorCounts(fieldsOf(reply).colors) !== undefined;

export async function loadCart(): Promise<CartItem[]> {
  const session = sessionId();
  const lines = await loadItems('GET /api/auth/cart/', reshapeCartItem, ({ id }) => id);
  return withStoredColors(session, lines);
}

/** @param color of these pieces; unknown when left out */
export async function postLine(productId: number, quantity: number, color?: string): Promise<void> {
  const session = sessionId();
  const body = { product_id: productId, quantity, ...(color && { color }) };
  const reply = await write('POST /api/auth/cart/', { body });
  if (!color || countsColors(reply)) return;
  storeColors(session, productId, (before) => withPieces(before, color, quantity));
}

/** @returns whether the line was there */
export async function patchLine(
  { id, productId }: Pick<CartItem, 'id' | 'productId'>,
  { quantity, colors }: LineChange,
): Promise<boolean> {
  const session = sessionId();
  const body = { quantity, ...(colors && { colors: [...colors] }) };
  dropUnsentOf(id);
  const reply = await write('PATCH /api/auth/cart/{id}/', { params: { id }, body }).catch(whenGone);
  if (reply === undefined) return false;
  if (colors && !countsColors(reply)) storeColors(session, productId, () => colors);
  return true;
}

/** It may be gone already. */
export const deleteLine = (id: number): Promise<unknown> =>
  write('DELETE /api/auth/cart/{id}/', { params: { id } }).catch(whenGone);

/** @throws unless it is a 404: the line is gone */
function whenGone(error: unknown): undefined {
  if (!isHttpError(error, 404)) throw error;
}
