/** Delays the hydration of a part of the server's page until it is opened. */
export interface HydrationGate {
  opened: Promise<void>;
  open: () => void;
}

const signs = 'pointermove pointerdown click keydown touchstart wheel scroll focusin'.split(' ');
const closed = new Set<HydrationGate>();
let isVisited = false;

function openAll(): void {
  isVisited = true;
  for (const sign of signs) removeEventListener(sign, openAll, true);
  for (const gate of closed) gate.open();
}

/** A new gate, closed in a browser; a server draws what is behind it. */
export function createGate(): HydrationGate {
  const gate = {} as HydrationGate;
  gate.opened = new Promise((resolve) => {
    gate.open = () => {
      closed.delete(gate);
      // As React notes it on promises that it has seen settled: it then goes on at once.
      Object.assign(gate.opened, { status: 'fulfilled' });
      resolve();
    };
  });
  if (typeof document === 'undefined') gate.open();
  return gate;
}

/** Opens a gate at the visitor's first sign of life: what they do next may be beyond the view. */
export function openWhenVisited(gate: HydrationGate): void {
  if (isVisited) {
    gate.open();
    return;
  }
  if (closed.size === 0) {
    for (const sign of signs) addEventListener(sign, openAll, { capture: true, passive: true });
  }
  closed.add(gate);
}
