/** Delays the hydration of a part of the server's page until it is opened. */
export interface HydrationGate {
  opened: Promise<void>;
  open: () => void;
}

const signs = 'pointermove pointerdown click keydown touchstart wheel scroll focusin'.split(' ');
const waiting = new Set<() => void>();
let isVisited = false;

function reportVisit(): void {
  isVisited = true;
  for (const sign of signs) removeEventListener(sign, reportVisit, true);
  for (const onVisit of waiting) onVisit();
  waiting.clear();
}

/**
 * Calls back once: at the visitor's first sign of life, or at once after it.
 * @returns stops waiting
 */
export function whenVisited(onVisit: () => void): () => void {
  if (isVisited) {
    onVisit();
    return () => undefined;
  }
  if (waiting.size === 0) {
    for (const sign of signs) addEventListener(sign, reportVisit, { capture: true, passive: true });
  }
  waiting.add(onVisit);
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
