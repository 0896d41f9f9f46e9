import { media, theme } from '@shop/shared/theme';
import { Container } from '@shop/shared/ui';
import { BackRow, notPrinted } from '@shop/shared/ui/bundled';
import { styled } from 'styled-components';

/** A phone that is held sideways: two columns fit, a picture as wide as one of them does not. */
const lowWindow = '(min-width: 600px) and (max-width: 1079.98px) and (max-height: 500px)';
export const low = `@media ${lowWindow}`;
export const twoColumns = `@media (min-width: 768px), ${lowWindow}`;
export const oneColumn =
  '@media (max-width: 599.98px), (max-width: 767.98px) and (min-height: 500.02px)';

/** As wide, and so as high, as the picture is in a low window: `sizes` of an image. */
export const lowSizes = `${lowWindow} 55vh`;

export const Top = styled(BackRow)`
  padding-block: ${theme.space.xs};
  /* The heading right below says the last step whole. */
  & li:last-child {
    ${media.narrow} {
      display: none;
    }
  }
  ${media.wide} {
    padding-block: ${theme.space.m};
  }
  ${low} {
    padding-block: 0;
  }
  ${notPrinted}
`;

/** One column on phones; from 768px pictures left, which stay in sight, and details right. */
export const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};
  padding-bottom: ${theme.space.xl};
  ${twoColumns} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 6fr);
    gap: clamp(24px, 5vw, 72px);
    align-items: start;
    padding-bottom: ${theme.space.xxxl};
  }
  ${low} {
    grid-template-columns: 55vh minmax(0, 1fr);
    grid-template-columns: 55svh minmax(0, 1fr);
  }
  @media print {
    grid-template-columns: minmax(0, 4fr) minmax(0, 6fr);
    gap: ${theme.space.l};
    align-items: start;
    padding-block: ${theme.space.m};
  }
`;

/** The pictures' column; on phones it goes from edge to edge. */
export const Pictures = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  min-width: 0;
  ${oneColumn} {
    margin-inline: calc(-1 * clamp(16px, 4vw, 40px));
  }
  ${twoColumns} {
    position: sticky;
    top: 96px;
  }
  ${low} {
    top: ${theme.space.m};
  }
  @media print {
    position: static;
    margin: 0;
  }
`;

export const Details = styled.div`
  display: grid;
  gap: ${theme.space.l};
  min-width: 0;
`;
