let isGone = false;
let resolveGone: () => void;
let gone = untilGone();

function untilGone(): Promise<void> {
  return new Promise((resolve) => {
    resolveGone = resolve;
  });
}

/** Whether the page goes: a request sent now may be served, but its answer reaches no script. */
export const isPageGone = (): boolean => isGone;

/** Ends when the page goes; it may come back from the page cache. */
export const pageGone = (): Promise<void> => gone;

addEventListener('pagehide', () => {
  isGone = true;
  resolveGone();
});
addEventListener('pageshow', () => {
  // The first one ends no waiting.
  if (!isGone) return;
  isGone = false;
  gone = untilGone();
});
