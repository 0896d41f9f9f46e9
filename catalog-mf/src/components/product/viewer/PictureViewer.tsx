import type { Picture } from '@shop/shared/entities';
import { useModal } from '@shop/shared/ui';
import { useRef } from 'react';
import { StepButtons } from './StepButtons';
import { useStrip } from './use-strip';
import { ViewerBar } from './ViewerBar';
import { ViewerSlide } from './ViewerSlide';
import { Dialog, Strip } from './viewer.styles';
import { viewerKeys } from './viewer-keys';

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
