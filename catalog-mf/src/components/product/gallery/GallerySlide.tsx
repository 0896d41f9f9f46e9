import type { Picture } from '@shop/shared/entities';
import { theme } from '@shop/shared/theme';
import { ProductPicture } from '@shop/shared/ui';
import { ExpandIcon } from '@shop/shared/ui/bundled';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { pictureName } from '../../card/use-picture-transition';
import { pointIn } from '../point-in';
import { lowSizes } from '../product.styles';

/** Where hovering zooms: wide screens with a fine pointer (spec section 9: 768px, 2x). */
const zoomMedia = '@media (min-width: 768px) and (hover: hover) and (pointer: fine)';

/** A picture that comes under a resting pointer, as on a page just opened, keeps still. */
const stillAtFirstMs = 500;

/**
 * Lets the zoomed picture follow a mouse. The pointer's place is given to CSS without rendering
 * again.
 * @param onNear called when a pointer arrives
 */
function useHoverZoom(onNear: () => void) {
  const [zoomed, setZoomed] = useState(false);
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);
  const handlers = {
    onPointerEnter: onNear,
    onPointerLeave: () => setZoomed(false),
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const isStill = performance.now() - openedAt.current < stillAtFirstMs;
      if (event.pointerType !== 'mouse' || isStill) return;
      const { x, y } = pointIn(event.currentTarget, event);
      event.currentTarget.style.setProperty('--zoom-x', `${x * 100}%`);
      event.currentTarget.style.setProperty('--zoom-y', `${y * 100}%`);
      setZoomed(true);
    },
  };
  return { zoomed, handlers };
}

const Slide = styled.li`
  position: relative;
  flex: 0 0 100%;
  overflow: hidden;
  scroll-snap-align: start;
  scroll-snap-stop: always;
  @media (prefers-reduced-motion: no-preference) {
    &[data-picture] {
      view-transition-name: ${pictureName};
    }
  }
`;

const Open = styled.button`
  display: block;
  width: 100%;
  height: 100%;
  padding: 0;
  border: 0;
  background: none;
  cursor: zoom-in;
  &:focus-visible {
    outline: 3px solid ${theme.color.focus};
    outline-offset: -5px;
  }
  & img {
    transition: transform ${theme.motion.quick};
  }
  /* It opens nothing without scripts: only the picture is left of it. */
  @media (scripting: none) {
    visibility: hidden;
    & > * {
      visibility: visible;
    }
  }
  ${zoomMedia} {
    &[data-zoomed] img {
      transform: scale(2);
      transform-origin: var(--zoom-x, 50%) var(--zoom-y, 50%);
    }
  }
`;

const Sign = styled.span`
  position: absolute;
  right: 12px;
  bottom: 12px;
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: 50%;
  color: ${theme.color.ink};
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow.low};
  pointer-events: none;
  @media print, (scripting: none) {
    display: none;
  }
`;

/** Half the page next to the details, without its margins; the whole width on phones. */
const layoutSizes = `${lowSizes}, (min-width: 1280px) 612px, (min-width: 768px) 48vw, 100vw`;
/** The `sizes` of the picture while it is drawn twice as large. */
const zoomedSizes = '1224px';

interface GallerySlideProps {
  picture: Picture;
  index: number;
  count: number;
  current: boolean;
  /** In sight, or one swipe away. */
  close: boolean;
  onOpen: () => void;
  /** The visitor is about to open the viewer. */
  onNear: () => void;
}

/** One large picture: hovered it is seen at twice its size, pressed it opens in full screen. */
export function GallerySlide(props: GallerySlideProps) {
  const { picture, index, count, current, close, onOpen, onNear } = props;
  const { zoomed, handlers } = useHoverZoom(onNear);
  const waits = close ? 'alive' : 'called';
  return (
    <Slide id={`picture-${index + 1}`} data-picture={current || undefined}>
      <Open
        type="button"
        aria-label={`${picture.alt}. Picture ${index + 1} of ${count}, open in full screen`}
        data-zoomed={zoomed || undefined}
        tabIndex={current ? undefined : -1}
        onClick={onOpen}
        onFocus={onNear}
        {...handlers}
      >
        <ProductPicture
          picture={picture}
          sizes={zoomed ? zoomedSizes : layoutSizes}
          eager={index === 0}
          later={index > 0 ? waits : undefined}
        />
      </Open>
      <Sign aria-hidden="true">
        <ExpandIcon size={20} />
      </Sign>
    </Slide>
  );
}
