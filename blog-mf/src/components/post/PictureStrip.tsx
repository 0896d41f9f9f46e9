import type { BlogPicture } from '@shop/shared/entities';
import { theme } from '@shop/shared/theme';
import { ProductPicture } from '@shop/shared/ui';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';

const Row = styled.ul`
  display: flex;
  gap: 10px;
  margin: 0;
  padding: 4px;
  overflow-x: auto;
  list-style: none;
  scrollbar-width: thin;
  & > li {
    flex: none;
  }
`;

const Thumb = styled.a`
  display: block;
  width: 84px;
  border-radius: ${theme.radius.s};
  & > span {
    aspect-ratio: 4 / 3;
  }
  &:hover {
    box-shadow: 0 0 0 2px ${theme.color.paper}, 0 0 0 3px ${theme.color.control};
  }
  &[aria-current] {
    box-shadow: 0 0 0 2px ${theme.color.paper}, 0 0 0 4px ${theme.color.accent};
  }
`;

export interface PictureStripProps {
  pictures: readonly BlogPicture[];
  /** index of the main picture */
  current: number;
  onChoose: (index: number) => (event: MouseEvent) => void;
}

/** Every picture, small; a click makes it the main one. Without scripts it opens the file. */
export const PictureStrip = ({ pictures, current, onChoose }: PictureStripProps) => (
  <Row>
    {pictures.map((picture, at) => (
      <li key={picture.src}>
        <Thumb
          href={picture.src}
          aria-label={`Show picture ${at + 1} of ${pictures.length}`}
          aria-current={at === current ? 'true' : undefined}
          onClick={onChoose(at)}
        >
          <ProductPicture picture={picture} sizes="84px" later="alive" alt="" />
        </Thumb>
      </li>
    ))}
  </Row>
);
