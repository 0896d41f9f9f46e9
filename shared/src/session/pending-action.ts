import { readStored, writeStored } from '@shop/shared/storage';
import { session } from './session';

/** What a signed-out visitor was about to do. */
export interface PendingAction {
  kind: 'cart' | 'wishlist';
  productId: number;
  title: string;
  /** pieces, at least 1 */
  quantity?: number;
  /** the colour that was selected, where the product has colours */
  color?: string;
}

const key = 'shop-intent';
/** After this a pending action is dropped, in ms: a visitor does not expect it any more. */
const maxAgeMs = 30 * 60_000;

/** Keeps, in this tab, what is to happen after signing in; the last one counts. */
export function rememberPendingAction(action: PendingAction): void {
  writeStored(key, JSON.stringify({ ...action, at: Date.now() }), 'sessionStorage');
}

export const clearPendingAction = (): void => void writeStored(key, undefined, 'sessionStorage');

/** @returns what was remembered, once, and only to somebody signed in */
export function consumePendingAction(): PendingAction | undefined {
  if (session().state !== 'signed-in') return undefined;
  const stored = readStored(key, 'sessionStorage');
  clearPendingAction();
  try {
    return readPendingAction(JSON.parse(stored ?? 'null'));
  } catch {
    return undefined;
  }
}

function readPendingAction({
  kind,
  productId,
  title,
  quantity,
  color,
  at,
}: Record<string, unknown>): PendingAction | undefined {
  const isValid =
    (kind === 'cart' || kind === 'wishlist') &&
    isCount(productId) &&
    typeof title === 'string' &&
    Math.abs(Date.now() - Number(at)) < maxAgeMs;
  if (!isValid) return undefined;
  return {
    kind,
    productId,
    title,
    ...(isCount(quantity) && { quantity }),
    ...(typeof color === 'string' && { color }),
  };
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;
