import { media, theme } from '@shop/shared/theme';
import { styled } from 'styled-components';

/** Two columns on phones, three on desktops. */
export const TileGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.m};
  margin: 0;
  padding: 0;
  list-style: none;
  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${theme.space.l};
  }
`;
