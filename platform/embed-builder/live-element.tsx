import {
  type CSSProperties,
  createElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type Chosen, filledAttributes, type Heights } from './snippet';

/**
 * The element as visitors of the other page see it. Its page loads `/embed.js`.
 * @param pending stands in it until the widget comes
 * @returns the element, and why it shows nothing with these attributes
 */
export function useLiveElement(
  { element, values }: Chosen,
  pending: ReactNode,
): { live: ReactNode; refusal: string | undefined } {
  const [refusal, setRefusal] = useState<{ of: Chosen['values']; reason: string }>();
  const onError = ({ detail }: CustomEvent<{ reason: string }>) =>
    setRefusal({ of: values, reason: detail.reason });
  // The event of `embed/site-element.ts`.
  const given = { key: element, 'onshop:error': onError, ...filledAttributes(values) };
  return {
    live: createElement(element, given, pending),
    refusal: refusal?.of === values ? refusal.reason : undefined,
  };
}

/** Always in view, and so always loaded, but never seen. */
const unseen: CSSProperties = {
  position: 'fixed',
  inset: 0,
  zIndex: -1,
  overflow: 'hidden',
  opacity: 0,
  pointerEvents: 'none',
};

/** Some sizes follow the window, which is another one there. */
const withMargin = (height: number): number => Math.ceil((height * 1.02) / 10) * 10;

interface MeasureProps {
  chosen: Chosen;
  /** px, for each kind of screen */
  widths: Heights;
  /** Called with how tall the element is at those widths, in px. */
  onHeights: (heights: Heights) => void;
}

/** Draws the element as wide as it will be on three kinds of screens, to see how tall it gets. */
export function Measure({ chosen: { element, values }, widths, onHeights }: MeasureProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frames = [...(place.current?.children ?? [])];
    const watch = new ResizeObserver(() => {
      const heights = frames.map((frame) => frame.getBoundingClientRect().height);
      const [phone = 0, tablet = 0, wide = 0] = heights.map(withMargin);
      onHeights({ phone, tablet, wide });
    });
    for (const frame of frames) watch.observe(frame);
    return () => watch.disconnect();
  }, [onHeights]);
  return (
    <div ref={place} style={unseen} inert aria-hidden="true">
      {(['phone', 'tablet', 'wide'] as const).map((name) => (
        <div key={name} style={{ width: widths[name] }}>
          {createElement(element, { key: element, ...filledAttributes(values) })}
        </div>
      ))}
    </div>
  );
}
