import { Skeleton } from '@shop/shared/ui';
import { notPrinted, PictureStrip, StripRow } from '@shop/shared/ui/bundled';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { oneColumn } from '../product.styles';

const Place = styled.div`
  min-width: 0;
  ${oneColumn} {
    & > ul {
      padding-inline: clamp(16px, 4vw, 40px);
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
      width={72}
      hrefOf={(_, at) => `#picture-${at + 1}`}
      onChoose={(event, at) => {
        event.preventDefault();
        onShow(at);
      }}
    />
  </Place>
);

/** The row's place while the other pictures are not known. */
export const ThumbnailsSkeleton = () => (
  <Place aria-hidden="true">
    <StripRow>
      {[1, 2, 3].map((place) => (
        <li key={place}>
          <Skeleton width="72px" height="72px" />
        </li>
      ))}
    </StripRow>
  </Place>
);
