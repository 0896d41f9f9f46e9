import type { Picture } from '@shop/shared/entities';
import { theme } from '@shop/shared/theme';
import { ProductPicture } from '@shop/shared/ui';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { forcedColors } from './declarations';

/** Small pictures in a row that scrolls. */
export const StripRow = styled.ul`
  display: flex;
  gap: 10px;
  padding: 4px;
  overflow-x: auto;
  list-style: none;
  scrollbar-width: thin;
  & > li {
    flex: none;
  }
  & a {
    display: block;
    border-radius: ${theme.radius.s};
  }
  & a:hover {
    box-shadow: 0 0 0 2px ${theme.color.paper}, 0 0 0 3px ${theme.color.control};
  }
  & a[aria-current] {
    box-shadow: 0 0 0 2px ${theme.color.paper}, 0 0 0 4px ${theme.color.accent};
  }
  ${forcedColors} {
    & a[aria-current]:not(:focus-visible) {
      outline: 3px solid Highlight;
      outline-offset: 1px;
    }
  }
`;

interface PictureStripProps {
  className?: string;
  pictures: readonly Picture[];
  /** index of the picture shown */
  current: number;
  /** of one small picture, in px */
  width: number;
  /** where a small picture leads without scripts */
  hrefOf: (picture: Picture, index: number) => string;
  onChoose: (event: MouseEvent, index: number) => void;
}

/** Every picture, small; the shown one is framed. */
export const PictureStrip = (props: PictureStripProps) => {
  const { className, pictures, current, width, hrefOf, onChoose } = props;
  return (
    <StripRow className={className}>
      {pictures.map((picture, at) => (
        <li key={picture.src}>
          <a
            style={{ width }}
            href={hrefOf(picture, at)}
            aria-label={`Show picture ${at + 1} of ${pictures.length}`}
            aria-current={at === current ? 'true' : undefined}
            onClick={(event) => onChoose(event, at)}
          >
            <ProductPicture picture={picture} sizes={`${width}px`} later="near" alt="" />
          </a>
        </li>
      ))}
    </StripRow>
  );
};
