import type { Picture } from '@shop/shared/entities';
import { media, theme } from '@shop/shared/theme';
import { MissingPicture } from '@shop/shared/ui';
import { styled } from 'styled-components';
import { GallerySlide } from './GallerySlide';
import { Thumbnails, ThumbnailsSkeleton } from './Thumbnails';
import { useGalleryStrip } from './use-gallery-strip';
import { useViewer } from './use-viewer';

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
  ${media.wide} {
    border-radius: ${theme.radius.m};
  }
`;

const Strip = styled.ul`
  display: flex;
  height: 100%;
  margin: 0;
  padding: 0;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  list-style: none;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  &::-webkit-scrollbar {
    display: none;
  }
`;

export interface GalleryProps {
  pictures: readonly Picture[];
  title: string;
  /** Which pictures to show one of, e.g. the chosen colour's; none keeps the one shown. */
  leads: readonly number[];
  /** Another picture came into sight. */
  onSight: (picture: Picture) => void;
  /** More pictures may come. */
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
                at={at}
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
