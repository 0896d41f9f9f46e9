import type { Picture } from '@shop/shared/entities';
import { MissingPicture } from '@shop/shared/ui';
import { ExpandIcon } from '@shop/shared/ui/bundled';
import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Frame } from '../product.styles';
import { useStrip } from '../use-strip';
import { GallerySlide } from './GallerySlide';
import { Sign, Stage, Strip } from './gallery.styles';
import { Thumbnails, ThumbnailsSkeleton } from './Thumbnails';
import { slideAt, useHoverZoom } from './use-hover-zoom';

interface GalleryProps {
  pictures: readonly Picture[];
  title: string;
  /** Which pictures to show one of, e.g. the chosen colour's; none keeps the one shown. */
  leads: readonly number[];
  onSight: (picture: Picture) => void;
  /** Further pictures of the product are coming. */
  expectsMore?: boolean;
}

/** The pictures as a strip to swipe, with thumbnails; both work without scripts too. */
export function Gallery({ pictures, title, leads, onSight, expectsMore }: GalleryProps) {
  const { strip, index, show, follow } = useGalleryStrip(leads, (at) => {
    const picture = pictures[at];
    if (picture) onSight(picture);
  });
  const viewer = useViewer(pictures, title, (at) => {
    show(at);
    // The dialog gives the focus back to the picture it was opened from, which may be out of sight.
    strip.current?.children[at]?.querySelector('button')?.focus({ preventScroll: true });
  });
  const { zoomedAt, handlers } = useHoverZoom(viewer.prepare);
  const open = ({ target }: MouseEvent) => {
    const at = slideAt(target);
    if (at >= 0) viewer.open(at);
  };
  const several = pictures.length > 1;

  return (
    <Frame aria-label="Pictures" data-several={several || expectsMore || undefined}>
      <Stage>
        {pictures.length === 0 ? (
          <MissingPicture alt="" />
        ) : (
          <>
            <Strip
              ref={strip}
              onScroll={follow}
              onClick={open}
              onFocus={viewer.prepare}
              {...handlers}
            >
              {pictures.map((picture, at) => (
                <GallerySlide
                  key={picture.src}
                  picture={picture}
                  index={at}
                  count={pictures.length}
                  current={at === index}
                  near={Math.abs(at - index) <= 1}
                  zoomed={at === zoomedAt}
                />
              ))}
            </Strip>
            <Sign aria-hidden="true">
              <ExpandIcon size={20} />
            </Sign>
          </>
        )}
      </Stage>
      {several && <Thumbnails pictures={pictures} current={index} onShow={show} />}
      {expectsMore && !several && <ThumbnailsSkeleton />}
      {viewer.element}
    </Frame>
  );
}

/**
 * The strip, moved to a requested picture.
 * @param leads pictures to go to the first of when they change, unless one of them is in sight
 * @param onSight gets the index of another picture that came into sight
 */
function useGalleryStrip(leads: readonly number[], onSight: (index: number) => void) {
  const { strip, index, show, follow } = useStrip(0);
  const leadsKey = leads.join();
  const followed = useRef({ leadsKey, index });
  const lead = useEffectEvent(() => {
    if (leads[0] !== undefined && !leads.includes(index)) show(leads[0]);
  });
  const reportSight = useEffectEvent(onSight);

  // The strip may have been swiped before hydration.
  useEffect(follow, [follow]);
  useEffect(() => {
    if (leadsKey === followed.current.leadsKey) return;
    followed.current.leadsKey = leadsKey;
    lead();
  }, [leadsKey]);
  useEffect(() => {
    if (index === followed.current.index) return;
    followed.current.index = index;
    reportSight(index);
  }, [index]);

  return { strip, index, show, follow };
}

const loadViewer = () => import(/* webpackChunkName: "later" */ '../viewer/PictureViewer');

/** The open viewer, and the code that draws it. */
interface Opened {
  start: number;
  Viewer: Awaited<ReturnType<typeof loadViewer>>['PictureViewer'];
}

/**
 * The full-screen viewer. When its code cannot be fetched, the picture's own file is opened.
 * @param onClose gets the index of the picture shown last
 */
function useViewer(pictures: readonly Picture[], title: string, onClose: (at: number) => void) {
  const [opened, setOpened] = useState<Opened>();
  const open = (start: number) => {
    loadViewer().then(
      ({ PictureViewer }) => setOpened({ start, Viewer: PictureViewer }),
      () => window.location.assign(pictures[start]?.src ?? ''),
    );
  };
  const close = (at: number) => {
    setOpened(undefined);
    onClose(at);
  };
  const element = opened && (
    <opened.Viewer pictures={pictures} title={title} start={opened.start} onClose={close} />
  );
  /** Starts fetching the viewer, whose code is not part of the page's. */
  const prepare = () => void loadViewer().catch(() => undefined);
  return { open, prepare, element };
}
