import { whenNear } from 'federated-site/async';
import { useIsServerRendered } from 'federated-site/react';
import { useLocation, useRevalidator } from 'federated-site/router';
import {
  createElement,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createGate, type HydrationGate, whenVisited } from './hydration-gate';

/** A tap waits for each step of the hydration: far parts come when the first taps are answered. */
const farDelayMs = 1_000;

interface LazyHydrateProps {
  as?: 'div' | 'li';
  /** It is in the first view. */
  now?: boolean;
  /** It does nothing by itself, such as a text with links: it waits in the first view too. */
  still?: boolean;
  /** Scripts add it to a shown page: below the view it need not be laid out. */
  added?: boolean;
  /** Loads code of its children: scripts take it over when that is there, and leave it where it fails. */
  needs?: () => Promise<unknown>;
  /** Other ones mean that the page goes on: then nothing waits any longer. */
  children: ReactNode;
}

/**
 * A part of the page below the first view. As the server drew it, it is read, and its links and
 * forms work; scripts take it over when it comes near the view, when it is touched, or soon after the
 * visitor's first sign of life, so that an old phone is not busy with parts that may never be seen. Drawn
 * by scripts it has no gate.
 */
export function LazyHydrate(props: LazyHydrateProps) {
  const { as = 'div', now, still, added, needs, children } = props;
  const fromServer = useIsServerRendered();
  const [gate] = useState(() => (fromServer && !now ? createGate() : undefined));
  const [isLate] = useState(gate !== undefined || (added && !now));
  // Its children may read the address or the page's data: a navigation, or data that the page asks
  // for by itself, would wait for the gate and never be drawn.
  const location = useLocation();
  const isAsking = useRevalidator().state === 'loading';
  const [first] = useState({ children, location });
  const place = useRef<HTMLElement>(null);
  // In the course of drawing: React then takes it over before it brings in what is new.
  const isOther = children !== first.children || location !== first.location;
  if (gate && (isAsking || isOther)) gate.open();

  useEffect(() => {
    if (!gate || !place.current) return undefined;
    const open = needs ? () => void needs().then(gate.open, () => undefined) : gate.open;
    // The next press may be beyond the view.
    whenVisited(open, farDelayMs, place.current);
    return still ? undefined : whenNear(place.current, '25% 0px', open);
  }, [gate, still, needs]);

  // React leaves a waiting part alone only while its props stay the same; with the same props and
  // another address it would take over the server's attributes, and leave them as they are.
  const content = useMemo(
    () => (
      <Suspense>
        <Gated gate={isOther ? undefined : gate}>{children}</Gated>
      </Suspense>
    ),
    [gate, children, isOther],
  );
  return createElement(as, { ref: place, 'data-late': isLate ? '' : undefined }, content);
}

function Gated({ gate, children }: { gate: HydrationGate | undefined; children: ReactNode }) {
  if (gate) use(gate.opened);
  return children;
}
