import type { Picture } from '@shop/shared/entities';
import { ProductPicture } from '@shop/shared/ui';
import {
  type MouseEvent,
  type PointerEvent,
  type TouchEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { type Point, pointIn } from '../point-in';
import { Slide, Stage } from './viewer.styles';

interface ViewerSlideProps {
  picture: Picture;
  /** Shown, or next to it: worth fetching. */
  near: boolean;
  current: boolean;
  zoom: Point | undefined;
  onZoom: (point: Point | undefined) => void;
}

/** One picture, whole; double-tapped it is larger than the screen and scrolls. */
export function ViewerSlide({ picture, near, current, zoom, onZoom }: ViewerSlideProps) {
  const slide = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    if (slide.current && zoom) scrollInto(slide.current, zoom);
  }, [zoom]);

  const pinch = usePinch(zoom !== undefined, onZoom);
  const toggle = (event: MouseEvent<HTMLElement>) =>
    onZoom(zoom ? undefined : pointIn(event.currentTarget, event));
  const follow = (event: PointerEvent<HTMLElement>) => {
    if (zoom && event.pointerType === 'mouse')
      scrollInto(event.currentTarget, pointIn(event.currentTarget, event));
  };
  const bare = { ...picture, placeholder: undefined };
  return (
    <Slide
      ref={slide}
      aria-hidden={!current}
      data-zoomed={zoom ? '' : undefined}
      onDoubleClick={toggle}
      onPointerMove={follow}
      {...pinch}
    >
      <Stage data-zoomed={zoom ? '' : undefined}>
        {near && <ProductPicture picture={bare} sizes={zoom ? '250vw' : '100vw'} eager={current} />}
      </Stage>
    </Slide>
  );
}

function scrollInto(slide: HTMLElement, { x, y }: Point): void {
  slide.scrollLeft = x * (slide.scrollWidth - slide.clientWidth);
  slide.scrollTop = y * (slide.scrollHeight - slide.clientHeight);
}

/** Two fingers zoom when their distance has changed by these factors. */
const pinchRatio = { in: 1.2, out: 0.85 };

/**
 * Two fingers spread zoom in where they are, brought together they zoom out. The browser's own
 * pinch is off in the viewer: it would leave the whole page enlarged afterwards.
 * @returns touch handlers for the zoomed element
 */
function usePinch(zoomed: boolean, onZoom: (point: Point | undefined) => void) {
  const start = useRef<number>(undefined);
  return {
    onTouchStart: (event: TouchEvent) => {
      start.current = spread(event)?.distance;
    },
    onTouchMove: (event: TouchEvent<HTMLElement>) => {
      const now = spread(event);
      if (!now || start.current === undefined) return;
      const ratio = now.distance / start.current;
      if (zoomed ? ratio < pinchRatio.out : ratio > pinchRatio.in) {
        start.current = undefined;
        onZoom(zoomed ? undefined : pointIn(event.currentTarget, now));
      }
    },
  };
}

/** Distance and middle of two fingers, in px; undefined for any other number of them. */
function spread({ touches }: TouchEvent) {
  const [a, b] = [touches[0], touches[1]];
  if (!a || !b || touches.length > 2) return undefined;
  return {
    distance: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
    clientX: (a.clientX + b.clientX) / 2,
    clientY: (a.clientY + b.clientY) / 2,
  };
}
