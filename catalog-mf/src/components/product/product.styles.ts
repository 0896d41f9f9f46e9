import { media, theme } from '@shop/shared/theme';
import { Container } from '@shop/shared/ui';
import { BackRow, notPrinted } from '@shop/shared/ui/bundled';
import { styled } from 'styled-components';

/** A phone that is held sideways: two columns fit, a picture as wide as one of them does not. */
const lowWindow = '(min-width: 600px) and (max-width: 1079.98px) and (max-height: 500px)';
export const low = `@media ${lowWindow}`;
/** There is room for a large picture with its thumbnails below it. */
export const roomy = '@media (min-width: 1080px), (min-width: 768px) and (min-height: 500.02px)';

/** Of the thumbnails next to the picture, with the gap. */
const thumbnailsWidth = '80px';
/** As wide, and so as high, as the picture is in a window: `sizes` of an image. */
export const pictureSizes = [
  `${lowWindow} 55vh`,
  '(min-width: 1280px) 612px',
  '(min-width: 768px) 48vw',
  `min(55vh, calc(100vw - ${thumbnailsWidth}))`,
].join(', ');

export const Top = styled(BackRow)`
  /* The heading right below says the last step whole. */
  & li:last-child {
    ${media.narrow} {
      display: none;
    }
  }
  ${roomy} {
    padding-block: ${theme.space.m};
  }
  ${notPrinted}
`;

/**
 * One column on phones; from 768px pictures left, which stay in sight, and details right. Held
 * sideways the details begin next to the way back.
 */
export const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-bottom: ${theme.space.xl};
  ${low} {
    grid-template: auto 1fr / calc(55vh + ${thumbnailsWidth}) minmax(0, 1fr);
    grid-template: auto 1fr / calc(55svh + ${thumbnailsWidth}) minmax(0, 1fr);
    column-gap: ${theme.space.l};
  }
  ${roomy} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 6fr);
    column-gap: clamp(24px, 5vw, 72px);
    align-items: start;
    padding-bottom: ${theme.space.xxxl};
    & > :first-child {
      grid-column: 1 / -1;
    }
  }
  @media print {
    grid-template-columns: minmax(0, 4fr) minmax(0, 6fr);
    column-gap: ${theme.space.l};
    padding-block: ${theme.space.m};
    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

/** The pictures' column, with a badge over its corner. */
export const Pictures = styled.div`
  position: relative;
  min-width: 0;
  & > [data-tone] {
    position: absolute;
    z-index: 1;
    top: 10px;
    left: 10px;
    pointer-events: none;
  }
  ${low} {
    position: sticky;
    top: ${theme.space.s};
    align-self: start;
  }
  ${roomy} {
    position: sticky;
    top: 96px;
  }
  @media print {
    position: relative;
    top: auto;
  }
`;

/** The picture, and its thumbnails next to it in a small window, else below it. */
export const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 55vh);
  grid-template-columns: minmax(0, 55svh);
  gap: calc(${thumbnailsWidth} - 72px);
  &[data-several] {
    grid-template-columns: minmax(0, 55vh) 72px;
    grid-template-columns: minmax(0, 55svh) 72px;
  }
  ${roomy} {
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    &[data-several] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export const Details = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space.l};
  min-width: 0;
  padding-top: ${theme.space.m};
  ${low} {
    grid-area: 1 / 2 / 3;
    gap: ${theme.space.m};
    padding-top: ${theme.space.s};
  }
  ${roomy} {
    padding-top: 0;
  }
  /* The texts, from the server: they are laid out when they are near. */
  @media screen {
    & > [data-late]:last-child {
      content-visibility: auto;
      contain-intrinsic-block-size: auto 400px;
    }
  }
`;
