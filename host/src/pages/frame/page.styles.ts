import { media, theme } from '@shop/shared/theme';
import { css, styled } from 'styled-components';

/** A sheet of paper on the page. */
export const sheet = css`
  background: ${theme.color.raised};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.m};
`;

/** One that is stitched along its edge. */
export const stitchedSheet = css`
  ${sheet}
  outline: 1.5px dashed ${theme.color.brass};
  outline-offset: -8px;
`;

/** A photo print, with its white edge; who uses it says how wide that is. */
export const print = css`
  background: ${theme.color.raised};
  border: 1px solid ${theme.color.line};
  border-radius: 4px;
  box-shadow: ${theme.shadow.mid};
`;

/** A link of its own line, with a sign beside its words. */
export const signedLink = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: ${theme.target.thumb};
`;

/** A list without marks. */
export const plainList = css`
  margin: 0;
  padding: 0;
  list-style: none;
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

/** How far from the window's top the header, which stays there, hides nothing. */
export const underHeader = '96px';

/** Buttons side by side. */
export const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

/** The same, as wide as a thumb likes them on a phone. */
export const LinkRow = styled.div`
  ${row}
  ${media.narrow} {
    & > a {
      flex: 1 1 auto;
    }
  }
`;
