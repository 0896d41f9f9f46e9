import type { Picture } from '@shop/shared/entities';
import { theme } from '@shop/shared/theme';
import { MissingPicture } from '@shop/shared/ui';
import { plainList } from '@shop/shared/ui/bundled';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { twoColumns } from '../product.styles';
import { useStrip } from '../use-strip';
import { GallerySlide } from './GallerySlide';
import { Thumbnails, ThumbnailsSkeleton } from './Thumbnails';

const Frame = styled.section`
  display: grid;
  gap: 12px;
  min-width: 0;
`;

const Stage = styled.div`
  position: relative;
  overflow: hidden;
  background: ${theme.color.sunken};
  aspect-ratio: 1;
  ${twoColumns} {
    border-radius: ${theme.radius.m};
  }
`;

const Strip = styled.ul`
  display: flex;
  height: 100%;
  ${plainList}
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  &::-webkit-scrollbar {
    display: none;
  }
`;

interface GalleryProps {
  pictures: readonly Picture[];
  title: string;
  /** Which pictures to show one of, e.g. the chosen colour's; none keeps the one shown. */
  leads: readonly number[];
  onSight: (picture: Picture) => void;
  more?: boolean;
}

/** The pictures as a strip to swipe, with thumbnails; both work without scripts too. */
export function Gallery({ pictures, title, leads, onSight, more }: GalleryProps) {
  const { strip, index, show, follow } = useGalleryStrip(leads, (at) => {
    const picture = pictures[at];
    if (picture) onSight(picture);
  });
  const viewer = useViewer(pictures, title, (at) => {
    show(at);
    // The dialog gives the focus back to the picture it was opened from, which may be out of sight.
    strip.current?.children[at]?.querySelector('button')?.focus({ preventScroll: true });
  });

  return (
    <Frame aria-label="Pictures">
      <Stage>
        {pictures.length === 0 ? (
          <MissingPicture alt="" />
        ) : (
          <Strip ref={strip} onScroll={follow}>
            {pictures.map((picture, at) => (
              <GallerySlide
                key={picture.src}
                picture={picture}
                index={at}
                count={pictures.length}
                current={at === index}
                close={Math.abs(at - index) <= 1}
                onOpen={() => viewer.open(at)}
                onNear={viewer.prepare}
              />
            ))}
          </Strip>
        )}
      </Stage>
      {pictures.length > 1 && <Thumbnails pictures={pictures} current={index} onShow={show} />}
      {more && pictures.length < 2 && <ThumbnailsSkeleton />}
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

const loadViewer = () => import(/* webpackChunkName: "viewer" */ '../viewer/PictureViewer');

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
