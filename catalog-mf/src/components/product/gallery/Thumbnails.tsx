import type { Picture } from '@shop/shared/entities';
import { media, theme } from '@shop/shared/theme';
import { ProductPicture, Skeleton } from '@shop/shared/ui';
import { styled } from 'styled-components';

const Row = styled.ul`
  display: flex;
  gap: 10px;
  margin: 0;
  padding: 4px;
  overflow-x: auto;
  list-style: none;
  scrollbar-width: thin;
  ${media.narrow} {
    padding-inline: clamp(16px, 4vw, 40px);
  }
  & > li {
    flex: none;
  }
  @media print {
    display: none;
  }
`;

const Thumb = styled.a`
  display: block;
  width: 72px;
  border-radius: ${theme.radius.s};
  &:hover {
    box-shadow: 0 0 0 2px ${theme.color.paper}, 0 0 0 3px ${theme.color.control};
  }
  &[aria-current] {
    box-shadow: 0 0 0 2px ${theme.color.paper}, 0 0 0 4px ${theme.color.accent};
  }
`;

export interface ThumbnailsProps {
  pictures: readonly Picture[];
  /** index of the picture shown */
  current: number;
  onShow: (index: number) => void;
}

/** Every picture, small; the shown one is framed. */
export const Thumbnails = ({ pictures, current, onShow }: ThumbnailsProps) => (
  <Row>
    {pictures.map((picture, at) => (
      <li key={picture.src}>
        <Thumb
          href={`#picture-${at + 1}`}
          aria-label={`Show picture ${at + 1} of ${pictures.length}`}
          aria-current={at === current ? 'true' : undefined}
          onClick={(event) => {
            event.preventDefault();
            onShow(at);
          }}
        >
          <ProductPicture picture={picture} sizes="72px" later="alive" alt="" />
        </Thumb>
      </li>
    ))}
  </Row>
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
