/** Delays the hydration of a part of the server's page until it is opened. */
export interface HydrationGate {
  opened: Promise<void>;
  open: () => void;
}

const signs = 'pointermove pointerdown click keydown touchstart wheel scroll focusin'.split(' ');
const waiting = new Map<() => void, { delayMs: number; place: Element | null | undefined }>();
/** Time of the visitor's first action, in ms since the page was opened. */
let visitedAt: number | undefined;

function reportAction({ target }: Event): void {
  const isFirst = visitedAt === undefined;
  visitedAt ??= performance.now();
  for (const [onVisit, { delayMs, place }] of waiting) {
    if (target instanceof Node && place?.contains(target)) call(onVisit);
    else if (isFirst) setTimeout(call, delayMs, onVisit);
  }
  if (waiting.size > 0) return;
  for (const sign of signs) removeEventListener(sign, reportAction, true);
}

function call(onVisit: () => void): void {
  if (waiting.delete(onVisit)) onVisit();
}

/**
 * Calls back one time, after the visitor's first sign of life.
 * @param delayMs from that sign on; if more time than that has passed, it is called at once
 * @param place an event of the visitor in here calls back within that event
 * @returns stops waiting
 */
export function whenVisited(
  onVisit: () => void,
  delayMs: number,
  place?: Element | null,
): () => void {
  const leftMs = visitedAt === undefined ? Infinity : visitedAt + delayMs - performance.now();
  if (leftMs <= 0) {
    onVisit();
    return () => undefined;
  }
  if (waiting.size === 0) {
    for (const sign of signs)
      addEventListener(sign, reportAction, { capture: true, passive: true });
  }
  waiting.set(onVisit, { delayMs, place });
  if (leftMs < Infinity) setTimeout(call, leftMs, onVisit);
  return () => waiting.delete(onVisit);
}

/** A new gate, closed in a browser; a server draws the part behind it. */
export function createGate(): HydrationGate {
  const gate = {} as HydrationGate;
  gate.opened = new Promise((resolve) => {
    gate.open = () => {
      waiting.delete(gate.open);
      // As React notes it on promises that it has seen settled: it then goes on at once.
      Object.assign(gate.opened, { status: 'fulfilled' });
      resolve();
    };
  });
  if (typeof document === 'undefined') gate.open();
  return gate;
}
