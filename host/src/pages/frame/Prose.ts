import { theme } from '@shop/shared/theme';
import { styled } from 'styled-components';
import { underHeader } from './page.styles';

/** Text to be read, in lines of a good length. */
export const Prose = styled.article`
  max-width: ${theme.width.text};
  line-height: 1.7;
  & > section {
    scroll-margin-top: ${underHeader};
  }
  & > section + section {
    margin-top: ${theme.space.xl};
    padding-top: ${theme.space.xl};
    border-top: 1px dashed ${theme.color.brass};
  }
  & h2 {
    margin: 0 0 ${theme.space.s};
    font-size: ${theme.size.h3};
  }
  & p,
  & ul {
    margin: 0 0 ${theme.space.s};
  }
  & ul {
    padding-left: 1.2em;
  }
  & li + li {
    margin-top: 6px;
  }
  & li::marker {
    color: ${theme.color.brass};
  }
`;
