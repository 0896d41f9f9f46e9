import type { Picture } from '@shop/shared/entities';
import { ProductPicture } from '@shop/shared/ui';
import { memo } from 'react';
import { pictureSizes } from '../product.styles';

/** The `sizes` of a picture while it is drawn twice as large. */
const zoomedSizes = '1224px';

interface GallerySlideProps {
  picture: Picture;
  index: number;
  count: number;
  current: boolean;
  /** In sight, or one swipe away. */
  near: boolean;
  zoomed: boolean;
}

/** One large picture: hovered it is seen at twice its size, pressed it opens in full screen. */
export const GallerySlide = memo((props: GallerySlideProps) => {
  const { picture, index, count, current, near, zoomed } = props;
  const waits = near ? 'alive' : 'called';
  return (
    <li id={`picture-${index + 1}`} data-picture={current || undefined}>
      <button
        type="button"
        aria-label={`${picture.alt}. Picture ${index + 1} of ${count}, open in full screen`}
        data-zoomed={zoomed || undefined}
        tabIndex={current ? undefined : -1}
      >
        <ProductPicture
          picture={picture}
          sizes={zoomed ? zoomedSizes : pictureSizes}
          eager={index === 0}
          later={index > 0 ? waits : undefined}
        />
      </button>
    </li>
  );
});
