import { media, theme } from '@shop/shared/theme';
import { css, styled } from 'styled-components';

export const sheet = css`
  background: ${theme.color.raised};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.m};
`;

/** A sheet of paper that is stitched along its edge. */
export const stitchedSheet = css`
  ${sheet}
  outline: 1.5px dashed ${theme.color.brass};
  outline-offset: -8px;
`;

/** A photo print, with its white edge, whose width its user sets. */
export const photoPrint = css`
  ${sheet}
  border-radius: 4px;
  box-shadow: ${theme.shadow.mid};
`;

/** A link of its own line, with an icon next to its words. */
export const iconLink = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: ${theme.target.thumb};
`;

/** The second of three takes the right column on a wide screen. */
export const secondInRightColumn = (rightWidth: string, gap: string, wideGap: string) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap};
  ${media.wide} {
    grid-template: auto 1fr / minmax(0, 1fr) minmax(0, ${rightWidth});
    gap: ${wideGap} ${theme.space.xxl};
    & > :nth-child(2) {
      grid-area: 1 / 2 / 3;
    }
  }
`;

/** One column on a phone, and on a wide screen those of `grid-template-columns`. */
export const columns = (wide: string, gap: string, wideGap = gap) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap};
  ${media.wide} {
    grid-template-columns: ${wide};
    gap: ${wideGap};
  }
`;

/** The distance from the top of the window to what the sticky header does not cover. */
export const underHeader = '96px';

export const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

/** Buttons side by side, as wide as a thumb likes them on a phone. */
export const LinkRow = styled.div`
  ${row}
  ${media.narrow} {
    & > a {
      flex: 1 1 auto;
    }
  }
`;
