import { media, theme } from '@shop/shared/theme';
import { plainList } from '@shop/shared/ui/bundled';
import { styled } from 'styled-components';

/** Two columns on phones, one in large text there; four on desktops; one in the list view. */
export const CardGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(8rem, 34%)), 1fr));
  gap: ${theme.space.l} ${theme.space.m};
  ${plainList}
  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${theme.space.xl} ${theme.space.l};
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  /* Below the view it need not be laid out, and counts as 383 px high on a phone, 488 on a wide screen. */
  @media screen {
    &:not([data-whole]) > [data-late] {
      content-visibility: auto;
      contain-intrinsic-block-size: auto min(337px + 11.8vw, 488px);
      overflow-clip-margin: 12px;
    }
    &[data-layout='list'] > [data-late] {
      contain-intrinsic-block-size: auto 200px;
    }
  }
  &[data-layout='list'] {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.l};
  }
  &[data-layout='list'] > li + li {
    padding-top: ${theme.space.l};
    border-top: 1px solid ${theme.color.line};
  }
  @media print {
    &:not([data-layout='list']) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;
