/** Delays the hydration of a part of the server's page until it is opened. */
export interface HydrationGate {
  opened: Promise<void>;
  open: () => void;
}

const signs = 'pointermove pointerdown click keydown touchstart wheel scroll focusin'.split(' ');
/** What the visitor does first is answered before the rest of the page is hydrated, in ms. */
const afterVisitMs = 200;
const waiting = new Map<() => void, Element | null | undefined>();
let isVisited = false;
let isScheduled = false;

function reportVisit({ target }: Event): void {
  for (const [onVisit, place] of waiting) {
    if (target instanceof Node && place?.contains(target)) onVisit();
  }
  if (isScheduled) return;
  isScheduled = true;
  setTimeout(() => {
    isVisited = true;
    for (const sign of signs) removeEventListener(sign, reportVisit, true);
    for (const onVisit of waiting.keys()) onVisit();
    waiting.clear();
  }, afterVisitMs);
}

/**
 * Calls back soon after the visitor's first sign of life, or at once when that was before. A callback
 * may come twice with `place`: `createGate().open` does nothing the second time.
 * @param place what the visitor does in here is such a sign that calls back within its event
 * @returns stops waiting
 */
export function whenVisited(onVisit: () => void, place?: Element | null): () => void {
  if (isVisited) {
    onVisit();
    return () => undefined;
  }
  if (waiting.size === 0) {
    for (const sign of signs) addEventListener(sign, reportVisit, { capture: true, passive: true });
  }
  waiting.set(onVisit, place);
  return () => waiting.delete(onVisit);
}

/** A new gate, closed in a browser; a server draws what is behind it. */
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
