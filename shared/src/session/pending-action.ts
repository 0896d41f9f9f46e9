import { fieldsOf, unwrapJson } from '@shop/shared/entities';
import { readStored, writeStored } from '@shop/shared/storage';
import { session } from './session';

/** An action of a signed-out visitor, to be done after signing in. */
export interface PendingAction {
  kind: 'cart' | 'wishlist';
  productId: number;
  title: string;
  /** pieces, at least 1 */
  quantity?: number;
  /** the colour that was selected, where the product has colours */
  color?: string;
  /** pieces in the cart before it was tried, where no answer came: they show whether it was done */
  piecesBefore?: number;
}

/** The queue, as a list of actions, each with `at`: its last press, in ms since 1970. */
const key = 'shop-pending-actions';
/** Further actions are dropped. */
const maxActions = 20;
/** After this a pending action is dropped, in ms: a visitor does not expect it any more. */
const maxAgeMs = 30 * 60_000;

/**
 * Queues an action, in this tab, until the visitor has signed in. Pieces of one product are added
 * up; a product is added to the wishlist one time, however often it is pressed.
 * @param options `once`: leaves an action that waits already as it is, for callers that repeat
 *   themselves, as the address of a page does
 */
export function rememberPendingAction(action: PendingAction, { once = false } = {}): void {
  const actions = storedActions();
  const same = actions.find((other) => idOf(other) === idOf(action));
  if (same && once) return;
  const at = Date.now();
  if (!same) store([...actions, { ...action, at }].slice(0, maxActions));
  else {
    const quantity = (same.quantity ?? 1) + (action.quantity ?? 1);
    Object.assign(same, action, { at }, action.kind === 'cart' && { quantity });
    store(actions);
  }
}

/** Its name in platform 2.0, for apps that were built for it. */
export { rememberPendingAction as rememberIntent };

export const clearPendingActions = (): void => store([]);

/** @returns the first in the queue, which it removes; undefined while no visitor is signed in */
export function consumePendingAction(): PendingAction | undefined {
  if (session().state !== 'signed-in') return undefined;
  const [first, ...others] = storedActions();
  store(others);
  return first && withoutTime(first);
}

/**
 * Removes an action from the queue, whoever is signed in.
 * @returns it with all pieces that were added up; undefined when it is not there
 */
export function withdrawPendingAction(action: PendingAction): PendingAction | undefined {
  const actions = storedActions();
  const same = actions.find((other) => idOf(other) === idOf(action));
  if (same) store(actions.filter((other) => other !== same));
  return same && withoutTime(same);
}

type StoredAction = PendingAction & { at: number };

const withoutTime = ({ at: _at, ...action }: StoredAction): PendingAction => action;

const idOf = ({ kind, productId, color }: PendingAction) => `${kind} ${productId} ${color}`;

function store(actions: readonly StoredAction[]): void {
  writeStored(key, actions[0] && JSON.stringify(actions), 'sessionStorage');
}

const storedActions = (): StoredAction[] =>
  [unwrapJson(readStored(key, 'sessionStorage'))]
    .flat()
    .flatMap((stored) => readAction(fieldsOf(stored)));

/** Another release, or a person, may have written what is stored. */
function readAction({
  kind,
  productId,
  title,
  quantity,
  color,
  piecesBefore,
  at,
}: ReturnType<typeof fieldsOf>): StoredAction[] {
  const isValid =
    (kind === 'cart' || kind === 'wishlist') &&
    isCount(productId) &&
    productId > 0 &&
    typeof title === 'string' &&
    Math.abs(Date.now() - Number(at)) < maxAgeMs;
  if (!isValid) return [];
  return [
    {
      kind,
      productId,
      title,
      at: Number(at),
      ...(isCount(quantity) && quantity > 0 && { quantity }),
      ...(typeof color === 'string' && { color }),
      ...(isCount(piecesBefore) && { piecesBefore }),
    },
  ];
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
