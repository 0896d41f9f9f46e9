import type { Picture } from '@shop/shared/entities';
import { theme } from '@shop/shared/theme';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  CloseIcon,
  IconButton,
  MinusIcon,
  PlusIcon,
  useModal,
} from '@shop/shared/ui';
import { type KeyboardEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { useStrip } from './use-strip';
import { ViewerSlide } from './ViewerSlide';
import { Dialog, Strip } from './viewer.styles';

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
  const { strip, index, zoom, show, setZoom, follow } = useStrip(start, pictures.length);
  const last = pictures.length - 1;
  const pan = (x: number, y: number) => strip.current?.children[index]?.scrollBy(x, y);
  const keyboard = { index, last, zoomed: zoom !== undefined, show, pan };
  const close = () => dialog.current?.close();

  return (
    <Dialog
      ref={dialog}
      aria-label={`Pictures of ${title}`}
      onClose={() => onClose(index)}
      onKeyDown={(event) => viewerKeys(event, keyboard)}
    >
      <ViewerBar
        index={index}
        count={pictures.length}
        zoomed={zoom !== undefined}
        onZoom={() => setZoom(zoom ? undefined : { x: 0.5, y: 0.5 })}
        onClose={close}
      />
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
      {pictures.length > 1 && <StepButtons index={index} last={last} onShow={show} />}
    </Dialog>
  );
}

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

interface StepButtonsProps {
  index: number;
  last: number;
  onShow: (index: number) => void;
}

/** One picture back, one on. At the ends they stay focusable and say that they do nothing. */
const StepButtons = ({ index, last, onShow }: StepButtonsProps) => (
  <Steps>
    <IconButton
      label="Previous picture"
      aria-disabled={index === 0}
      onClick={() => onShow(index - 1)}
    >
      <ChevronLeftIcon />
    </IconButton>
    <IconButton
      label="Next picture"
      aria-disabled={index === last}
      onClick={() => onShow(index + 1)}
    >
      <ChevronRightIcon />
    </IconButton>
  </Steps>
);

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
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
`;

interface ViewerBarProps {
  index: number;
  count: number;
  zoomed: boolean;
  onZoom: () => void;
  onClose: () => void;
}

/** Which picture it is, spoken when it changes, and the viewer's buttons. */
const ViewerBar = ({ index, count, zoomed, onZoom, onClose }: ViewerBarProps) => (
  <Bar>
    <IconButton label="Close" onClick={onClose}>
      <CloseIcon />
    </IconButton>
    <IconButton label={zoomed ? 'Zoom out' : 'Zoom in'} onClick={onZoom}>
      {zoomed ? <MinusIcon /> : <PlusIcon />}
    </IconButton>
    <p role="status">{`Picture ${index + 1} of ${count}`}</p>
  </Bar>
);

interface ViewerState {
  index: number;
  last: number;
  zoomed: boolean;
  show: (index: number) => void;
  /** Moves the zoomed picture, in px. */
  pan: (x: number, y: number) => void;
}

/** How far an arrow key moves a zoomed picture, in px. */
const step = 80;

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrow keys, Home and End step through the pictures; arrows move a zoomed one. */
function viewerKeys(event: KeyboardEvent, viewer: ViewerState): void {
  const { index, last, zoomed, show, pan } = viewer;
  const direction = directions[event.key];
  if (event.key === 'Home') show(0);
  else if (event.key === 'End') show(last);
  else if (direction && zoomed) pan(direction[0] * step, direction[1] * step);
  else if (direction?.[0]) show(index + direction[0]);
  else return;
  event.preventDefault();
}
