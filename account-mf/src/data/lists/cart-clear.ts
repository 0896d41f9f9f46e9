import { onTokens } from '@shop/shared/tokens';
import { getDefaultStore } from 'jotai';
import { debounce, flushDebounce } from './cart-debounce';
import { isClearedAtom } from './list-atoms';
import { sessionId } from './session-id';

/** How long clearing the cart can be undone, in ms. */
const undoMs = 6_000;

interface Clearing {
  clickedAt: number;
  isUndone: boolean;
  session: string | undefined;
}

let clearing: Clearing | undefined;

function set(next: Clearing | undefined): void {
  clearing = next;
  // By the store: the end of a page, or of the time, is not in a component.
  getDefaultStore().set(isClearedAtom, next !== undefined);
}

/**
 * Starts the time in which clearing the cart can be undone.
 * @returns `isUndone`: whether it was so far; `wait` resolves when it is decided, to whether to clear
 */
export function beginClear() {
  flushClear();
  const mine: Clearing = { clickedAt: Date.now(), isUndone: false, session: sessionId() };
  set(mine);
  const end = () => {
    if (clearing === mine) set(undefined);
  };
  const wait = async (): Promise<boolean> => {
    await debounce(mine, undoMs);
    end();
    return !mine.isUndone && mine.session === sessionId();
  };
  return { isUndone: () => mine.isUndone, wait, end };
}

/** Clears the cart without further waiting, since another action follows. */
export const flushClear = (): void => clearing && flushDebounce(clearing);

/** Undoes clearing the cart. */
export function undoClear(): void {
  if (!clearing) return;
  clearing.isUndone = true;
  flushClear();
  set(undefined);
}

// The cart of the next visitor does not wait for that of the last one.
onTokens(() => {
  if (clearing && clearing.session !== sessionId()) flushClear();
});
