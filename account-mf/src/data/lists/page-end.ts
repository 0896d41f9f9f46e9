let isGone = false;
let resolveGone: () => void;
let gone = untilGone();

function untilGone(): Promise<void> {
  return new Promise((resolve) => {
    resolveGone = resolve;
  });
}

/** Whether the page is being left: a request sent now may be served, but its answer reaches no script. */
export const isPageGone = (): boolean => isGone;

/** Resolves when the page is left; it may come back from the page cache. */
export const pageGone = (): Promise<void> => gone;

addEventListener('pagehide', () => {
  isGone = true;
  resolveGone();
});
addEventListener('pageshow', () => {
  // The first one comes with the page itself, and must not replace a promise that is awaited.
  if (!isGone) return;
  isGone = false;
  gone = untilGone();
});
