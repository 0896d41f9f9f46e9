import { media, theme } from '@shop/shared/theme';
import { Container } from '@shop/shared/ui';
import { Pager } from '@shop/shared/ui/bundled';
import { styled } from 'styled-components';

export const Page = styled(Container)`
  padding-block: ${theme.space.l} ${theme.space.xxl};
  ${media.wide} {
    padding-block: ${theme.space.xl} ${theme.space.xxxl};
  }
`;

/**
 * Search, categories, order, view, and how many there are. The view's two links are 88 px wide: of
 * an auto column Chromium 80 makes one as wide as all the rest.
 */
export const Controls = styled.div`
  display: grid;
  grid-template: 'search search' 'chips chips' 'sort view' 'count count' / minmax(0, 1fr) 88px;
  gap: 12px;
  margin-bottom: ${theme.space.l};
  padding-bottom: 12px;
  border-bottom: 1px solid ${theme.color.line};
  & > form {
    grid-area: search;
  }
  & > nav {
    grid-area: chips;
    min-width: 0;
  }
  ${media.wide} {
    grid-template:
      'search . sort view' 'chips chips chips chips' 'count count count count' /
      minmax(0, 560px) 1fr auto auto;
  }
  @media print {
    display: block;
    & > :not(p) {
      display: none;
    }
  }
`;

export const Count = styled.p`
  grid-area: count;
  margin: 0;
  color: ${theme.color.inkSoft};
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;
`;

/** The products; paler while another answer is on its way. */
export const Results = styled.div`
  transition: opacity ${theme.motion.quick};
  &[aria-busy='true'] {
    opacity: 0.55;
  }
`;

export const Further = styled(Pager)`
  margin-block: ${theme.space.xl};
  @media print {
    & > a {
      display: none;
    }
  }
`;
