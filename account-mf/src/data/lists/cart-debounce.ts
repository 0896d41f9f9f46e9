import { isPageGone } from './page-end';

/** Clicks that follow each other within this time are sent as one, in ms. */
const debounceMs = 250;

interface Clicked {
  /** time of the last click, in ms since 1970; later clicks move it */
  clickedAt: number;
}

/** What ends each debounce at once. */
const pending = new Map<Clicked, () => void>();
const flush = () => {
  for (const end of pending.values()) end();
};

/**
 * Waits until no click has followed for a while, or the page is hidden.
 * @param waitMs from the last click
 */
export function debounce(change: Clicked, waitMs = debounceMs): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>;
    const end = () => {
      clearTimeout(timer);
      pending.delete(change);
      resolve();
    };
    const wait = () => {
      const restMs = change.clickedAt + waitMs - Date.now();
      if (restMs <= 0 || isPageGone()) return end();
      timer = setTimeout(wait, restMs);
    };
    pending.set(change, end);
    wait();
  });
}

/** Ends a debounce at once, even if it has not begun. */
export function flushDebounce(change: Clicked): void {
  change.clickedAt = Number.NEGATIVE_INFINITY;
  pending.get(change)?.();
}

/**
 * Ends every debounce when the page is hidden; when it is left, also sends all that still waits.
 * @param sendAll makes all calls that wait for their turn
 */
export function flushOnPagehide(sendAll: () => void): void {
  document.addEventListener('visibilitychange', flush);
  addEventListener('pagehide', () => {
    flush();
    // In the order of the presses: first the calls whose debounce has ended.
    void Promise.resolve().then(sendAll);
  });
}
