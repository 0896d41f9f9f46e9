import { media, theme } from '@shop/shared/theme';
import { styled } from 'styled-components';
import { row, stitchedSheet } from '../frame/page.styles';

export const Card = styled.form`
  position: relative;
  padding: ${theme.space.l} ${theme.space.m};
  ${stitchedSheet}
  box-shadow: ${theme.shadow.mid};
  & > small {
    display: block;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.small};
  }
  ${media.wide} {
    padding: ${theme.space.xl};
  }
`;

export const Buttons = styled.div`
  ${row}
  & > * {
    flex: 1 1 15rem;
  }
  @media (scripting: none) {
    & > button {
      display: none;
    }
  }
`;

/** In the page before it has a text: only then does assistive technology announce the text. */
export const Thanks = styled.p`
  min-height: 1px;
  margin: ${theme.space.m} 0;
  color: ${theme.color.success};
  font-weight: 600;
  &:empty {
    margin-block: ${theme.space.s};
  }
`;

export const Note = styled.p`
  margin: 0 0 ${theme.space.m};
  padding: ${theme.space.m};
  background: ${theme.color.sunken};
  border-radius: ${theme.radius.s};
`;
