import type { Picture } from '@shop/shared/entities';
import { media } from '@shop/shared/theme';
import { Skeleton } from '@shop/shared/ui';
import { PictureStrip, StripRow } from '@shop/shared/ui/bundled';
import { css, styled } from 'styled-components';

const place = css`
  ${media.narrow} {
    padding-inline: clamp(16px, 4vw, 40px);
  }
  @media print {
    display: none;
  }
`;

const Strip = styled(PictureStrip)`
  ${place}
`;

const Row = styled(StripRow)`
  ${place}
`;

export interface ThumbnailsProps {
  pictures: readonly Picture[];
  /** index of the picture shown */
  current: number;
  onShow: (index: number) => void;
}

/** Every picture, small; without scripts a click scrolls to it. */
export const Thumbnails = ({ pictures, current, onShow }: ThumbnailsProps) => (
  <Strip
    pictures={pictures}
    current={current}
    width={72}
    hrefOf={(_, at) => `#picture-${at + 1}`}
    onChoose={(event, at) => {
      event.preventDefault();
      onShow(at);
    }}
  />
);

/** The row's place while the other pictures are not known. */
export const ThumbnailsSkeleton = () => (
  <Row aria-hidden="true">
    {[1, 2, 3].map((place) => (
      <li key={place}>
        <Skeleton width="72px" height="72px" />
      </li>
    ))}
  </Row>
);
