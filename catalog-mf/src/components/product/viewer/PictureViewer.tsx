import type { Picture } from '@shop/shared/entities';
import { theme } from '@shop/shared/theme';
import { ChevronLeftIcon, CloseIcon, IconButton, useModal } from '@shop/shared/ui';
import { ChevronRightIcon, closeAfterFrame, MinusIcon, PlusIcon } from '@shop/shared/ui/bundled';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Point } from '../point-in';
import { useStrip } from '../use-strip';
import { ViewerSlide } from './ViewerSlide';
import { Dialog, Strip } from './viewer.styles';

const Steps = styled.div`
  & > button {
    position: absolute;
    top: calc(50% - 22px);
    left: 12px;
  }
  & > button:last-child {
    right: 12px;
    left: auto;
  }
`;

/** Close comes first for the keyboard, since a dialog focuses its first button, and last to the eye. */
const Bar = styled.div`
  display: flex;
  flex-direction: row-reverse;
  align-items: center;
  gap: ${theme.space.s};
  padding: ${theme.space.s} ${theme.space.m};
  padding-top: calc(${theme.space.s} + env(safe-area-inset-top));
  & > p {
    flex: 1;
    font-variant-numeric: tabular-nums;
  }
`;

/** An arrow key moves a zoomed picture so far. */
const stepPx = 80;

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface PictureViewerProps {
  pictures: readonly Picture[];
  title: string;
  /** index of the picture to begin with */
  start: number;
  /** Gets the index of the picture shown last. */
  onClose: (index: number) => void;
}

/**
 * All pictures in full screen: swiped or stepped through, zoomed by a double tap, a pinch or a
 * button. The dialog keeps the focus inside, closes on Escape or Back, and gives the focus back by
 * itself.
 */
export function PictureViewer({ pictures, title, start, onClose }: PictureViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog);
  const { strip, index, show, follow } = useStrip(start);
  const last = pictures.length - 1;
  const [zoomed, setZoomed] = useState<{ index: number; point: Point }>();
  const zoom = zoomed?.point;
  const setZoom = (point: Point | undefined) => setZoomed(point && { index, point });
  // Another picture is seen whole.
  if (zoomed && zoomed.index !== index) setZoomed(undefined);
  useEffect(() => show(start), [show, start]);
  useEffect(() => {
    let width = window.innerWidth;
    const seeWhole = () => {
      // Bars of a phone's browser that come and go change the height alone.
      if (window.innerWidth === width) return;
      width = window.innerWidth;
      // The picture lies elsewhere on a turned screen: what was in sight would be black.
      setZoomed(undefined);
    };
    window.addEventListener('resize', seeWhole);
    return () => window.removeEventListener('resize', seeWhole);
  }, []);

  /** Arrow keys, Home and End step through the pictures; arrows move a zoomed one. */
  const followKey = (event: KeyboardEvent) => {
    const [x = 0, y = 0] = directions[event.key] ?? [];
    if (event.key === 'Home') show(0);
    else if (event.key === 'End') show(last);
    else if (zoom && (x || y)) strip.current?.children[index]?.scrollBy(x * stepPx, y * stepPx);
    else if (x) show(Math.min(last, Math.max(0, index + x)));
    else return;
    event.preventDefault();
  };

  return (
    <Dialog
      ref={dialog}
      aria-label={`Pictures of ${title}`}
      onClose={() => onClose(index)}
      onKeyDown={followKey}
    >
      <Bar>
        <IconButton label="Close" onClick={() => closeAfterFrame(dialog.current)}>
          <CloseIcon />
        </IconButton>
        <IconButton
          label={zoom ? 'Zoom out' : 'Zoom in'}
          onClick={() => setZoom(zoom ? undefined : { x: 0.5, y: 0.5 })}
        >
          {zoom ? <MinusIcon /> : <PlusIcon />}
        </IconButton>
        <p role="status">{`Picture ${index + 1} of ${pictures.length}`}</p>
      </Bar>
      <Strip
        ref={strip}
        tabIndex={0}
        aria-label="Pictures"
        data-zoomed={zoom ? '' : undefined}
        onScroll={follow}
      >
        {pictures.map((picture, at) => (
          <ViewerSlide
            key={picture.src}
            picture={picture}
            near={Math.abs(at - index) <= 1}
            current={at === index}
            zoom={at === index ? zoom : undefined}
            onZoom={setZoom}
          />
        ))}
      </Strip>
      {pictures.length > 1 && (
        // At the ends they stay focusable and say that they do nothing.
        <Steps>
          <IconButton
            label="Previous picture"
            aria-disabled={index === 0}
            onClick={() => show(Math.max(0, index - 1))}
          >
            <ChevronLeftIcon />
          </IconButton>
          <IconButton
            label="Next picture"
            aria-disabled={index === last}
            onClick={() => show(Math.min(last, index + 1))}
          >
            <ChevronRightIcon />
          </IconButton>
        </Steps>
      )}
    </Dialog>
  );
}
