import { createElement, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { type Chosen, givenOf, type Room } from './embed-options';

/** Always in view, and so always loaded, but never seen. */
const Unseen = styled.div`
  position: fixed;
  inset: 0;
  z-index: -1;
  overflow: hidden;
  opacity: 0;
  pointer-events: none;
`;

/** Some sizes follow the window, which is another one there. */
const withSome = (height: number): number => Math.ceil((height * 1.02) / 10) * 10;

interface MeasureProps {
  chosen: Chosen;
  /** px, for each kind of screen */
  widths: Room;
  /** is told how tall the element is at those widths, in px */
  onRoom: (room: Room) => void;
}

/** Draws the element as wide as it will be on three kinds of screens, to see how tall it gets. */
export function Measure({ chosen: { element, values }, widths, onRoom }: MeasureProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frames = [...(place.current?.children ?? [])];
    const watch = new ResizeObserver(() => {
      const heights = frames.map((frame) => frame.getBoundingClientRect().height);
      const [phone = 0, tablet = 0, wide = 0] = heights.map(withSome);
      onRoom({ phone, tablet, wide });
    });
    for (const frame of frames) watch.observe(frame);
    return () => watch.disconnect();
  }, [onRoom]);
  return (
    <Unseen ref={place} inert aria-hidden="true">
      {(['phone', 'tablet', 'wide'] as const).map((name) => (
        <div key={name} style={{ width: widths[name] }}>
          {createElement(element, { key: element, ...givenOf(values) })}
        </div>
      ))}
    </Unseen>
  );
}
