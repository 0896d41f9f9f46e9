import type { Picture } from '@shop/shared/entities';
import { ProductPicture } from '@shop/shared/ui';
import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef } from 'react';
import { usePinch } from './use-pinch';
import type { ZoomPoint } from './use-strip';
import { Room, Slide } from './viewer.styles';

export interface ViewerSlideProps {
  picture: Picture;
  /** Shown, or next to it: worth fetching. */
  near: boolean;
  current: boolean;
  zoom: ZoomPoint | undefined;
  onZoom: (point: ZoomPoint | undefined) => void;
}

/** One picture, whole; double-tapped it is larger than the screen and scrolls. */
export function ViewerSlide({ picture, near, current, zoom, onZoom }: ViewerSlideProps) {
  const slide = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    if (slide.current && zoom) scrollInto(slide.current, zoom);
  }, [zoom]);

  const pinch = usePinch(zoom !== undefined, onZoom);
  const toggle = (event: MouseEvent<HTMLElement>) => onZoom(zoom ? undefined : pointOf(event));
  const follow = (event: PointerEvent<HTMLElement>) => {
    if (zoom && event.pointerType === 'mouse') scrollInto(event.currentTarget, pointOf(event));
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
      <Room data-zoomed={zoom ? '' : undefined}>
        {near && <ProductPicture picture={bare} sizes={zoom ? '250vw' : '100vw'} eager={current} />}
      </Room>
    </Slide>
  );
}

function pointOf({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): ZoomPoint {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

function scrollInto(slide: HTMLElement, { x, y }: ZoomPoint): void {
  slide.scrollLeft = x * (slide.scrollWidth - slide.clientWidth);
  slide.scrollTop = y * (slide.scrollHeight - slide.clientHeight);
}
