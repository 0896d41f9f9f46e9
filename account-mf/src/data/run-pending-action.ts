import {
  HttpError,
  isHttpError,
  isNetworkError,
  isUnavailable,
  NetworkError,
} from '@shop/shared/http';
import {
  consumePendingAction,
  type PendingAction,
  rememberPendingAction,
  session,
} from '@shop/shared/session';
import { storedTokens } from '@shop/shared/tokens';
import { showToast } from '@shop/shared/ui';
import { getDefaultStore } from 'jotai';
import { askToLogin } from './ask-to-login';
import { failureText } from './failure-text';
import { addToCart, reloadCart } from './lists/cart';
import { guestList, takeFromGuestList } from './lists/guest-list';
import { guestListKey } from './lists/guest-list-key';
import { cartAtom, totalQuantity } from './lists/list-atoms';
import { withTabLock } from './lists/tab-lock';
import { addToWishlist } from './lists/wishlist';
import { queuePendingLinks } from './pending-action-from-url';

/** The outcome of one action; one that is `left` goes back to the queue for the next time. */
interface Result {
  action: PendingAction;
  error?: unknown;
  left?: boolean;
}

let running: Promise<void> | undefined;

/**
 * Runs the queued actions of this tab, and then the list without an account, which all tabs share:
 * each action one time, in however many tabs this is called. Does nothing while no visitor is signed
 * in. An action that the shop refuses is dropped; while the shop cannot be reached, actions stay for
 * the next time. Shows the results with the toasts of spec section 8, one for each kind. Never
 * rejects.
 */
export function runPendingActions(): Promise<void> {
  running ??= runAll().finally(() => {
    running = undefined;
  });
  return running;
}

addEventListener('online', () => void runPendingActions());

async function runAll(): Promise<void> {
  if (session().state !== 'signed-in') return;
  queuePendingLinks();
  const results: Result[] = [];
  const mayGoOn = await runEach(consumePendingAction, results);
  // All tabs of the browser are signed in at the same time, and share the list.
  if (mayGoOn && guestList().length > 0) {
    await withTabLock(guestListKey, async () => void (await runEach(takeFromGuestList, results)));
  }
  for (const { action, left } of results) if (left) rememberPendingAction(action);
  showResults(results.filter(({ error }) => !isHttpError(error, 401)));
  const refused = results.find(({ error }) => isHttpError(error, 401));
  if (refused) void askToLogin(refused.action);
}

/**
 * Runs one action at a time; those that are not tried stay where they are.
 * @returns whether others may follow: without a session or a connection they would fail too
 */
async function runEach(take: () => PendingAction | undefined, results: Result[]): Promise<boolean> {
  for (let action = take(); action; action = take()) {
    const result = await run(action);
    results.push(result);
    if (isHttpError(result.error, 401) || isNetworkError(result.error)) return false;
  }
  return true;
}

async function run(action: PendingAction): Promise<Result> {
  let tried = action;
  try {
    if (action.kind === 'wishlist') await addToWishlist(action.productId);
    else {
      const pieces = await piecesInCart(action.productId);
      const { quantity = 1, piecesBefore = pieces } = action;
      const missing = Math.min(quantity, piecesBefore + quantity - pieces);
      tried = { ...action, piecesBefore };
      if (missing > 0) await addToCart(action.productId, missing, action.color);
    }
    return { action };
  } catch (error) {
    return { action: tried, error, left: isUnavailable(error) };
  }
}

const cartCall = 'GET /api/auth/cart/';

/**
 * The pieces of a product in the cart. An add that got no answer may have been done: the next time
 * only missing pieces are added, and nothing while their number is unknown.
 * @throws HttpError 401 when no visitor is signed in, NetworkError when the cart cannot be loaded
 */
async function piecesInCart(productId: number): Promise<number> {
  const view = () => getDefaultStore().get(cartAtom);
  if (view().state !== 'ready') await reloadCart();
  if (!storedTokens()) throw new HttpError(401, null, cartCall);
  if (view().state !== 'ready') throw new NetworkError(cartCall, undefined);
  return totalQuantity(view().items.filter((line) => line.productId === productId));
}

const failureTexts = { cart: 'Failed to add to cart', wishlist: 'Something went wrong!' } as const;

function doneText(kind: PendingAction['kind'], done: readonly PendingAction[]): string {
  if (done.length > 1) return `${done.length} products added to ${kind}`;
  const title = kind === 'cart' && done[0]?.title;
  return title ? `${title} added to cart` : `Added to ${kind}`;
}

function showResults(results: readonly Result[]): void {
  for (const kind of ['wishlist', 'cart'] as const) {
    const mine = results.filter(({ action }) => action.kind === kind);
    const done = mine.filter(({ error }) => error === undefined).map(({ action }) => action);
    if (done[0]) showToast({ text: doneText(kind, done), tone: 'success', topic: kind });
    const failed = mine.filter(({ error }) => error !== undefined);
    const titles = results.length > 1 ? failed.flatMap(({ action }) => action.title || []) : [];
    const which = titles.length > 0 ? ` (${titles.join(', ')})` : '';
    if (failed[0]) {
      const text = failureText(failed[0].error, failureTexts[kind] + which);
      showToast({ text, tone: 'error' });
    }
  }
}
