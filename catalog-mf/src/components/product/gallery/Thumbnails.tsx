import { Skeleton } from '@shop/shared/ui';
import { notPrinted, PictureStrip, StripRow } from '@shop/shared/ui/bundled';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { roomy } from '../product.styles';

/** A column as high as the picture in a small window, else a row. */
const Place = styled.div`
  position: relative;
  min-width: 0;
  & > ul {
    position: absolute;
    inset: 0;
    flex-direction: column;
    overflow: hidden auto;
  }
  ${roomy} {
    & > ul {
      position: static;
      flex-direction: row;
      overflow: auto hidden;
    }
  }
  ${notPrinted}
`;

interface ThumbnailsProps
  extends Pick<ComponentProps<typeof PictureStrip>, 'pictures' | 'current'> {
  onShow: (index: number) => void;
}

/** Every picture, small; without scripts a click scrolls to it. */
export const Thumbnails = ({ pictures, current, onShow }: ThumbnailsProps) => (
  <Place>
    <PictureStrip
      pictures={pictures}
      current={current}
      width={64}
      hrefOf={(_, at) => `#picture-${at + 1}`}
      onChoose={(event, at) => {
        event.preventDefault();
        onShow(at);
      }}
    />
  </Place>
);

/** Their place while the other pictures are not known. */
export const ThumbnailsSkeleton = () => (
  <Place aria-hidden="true">
    <StripRow>
      {[1, 2, 3].map((place) => (
        <li key={place}>
          <Skeleton width="64px" height="64px" />
        </li>
      ))}
    </StripRow>
  </Place>
);
