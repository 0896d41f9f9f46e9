import { onTokens } from '@shop/shared/tokens';
import { getDefaultStore } from 'jotai';
import { debounce, flushDebounce } from './cart-debounce';
import { isClearedAtom } from './list-atoms';
import { sessionId } from './session-id';

/** How long a cleared cart can be had back, in ms. */
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
 * Begins the time in which a cleared cart can be had back.
 * @returns `isUndone` at this moment; `wait` ends when it is decided, with whether to clear
 */
export function beginClear() {
  flushClear();
  const mine: Clearing = {
    clickedAt: Date.now(),
    isUndone: false,
    session: sessionId(),
  };
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

/** Clears at once what waits to be cleared: another action follows. */
export const flushClear = (): void => clearing && flushDebounce(clearing);

/** Takes it back. */
export function undoClear(): void {
  if (!clearing) return;
  clearing.isUndone = true;
  flushClear();
  set(undefined);
}

// The next visitor's cart does not wait for it.
onTokens(() => {
  if (clearing && clearing.session !== sessionId()) flushClear();
});
