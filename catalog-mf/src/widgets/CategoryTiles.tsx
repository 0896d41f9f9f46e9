import { type Category, categoryKey } from '@shop/shared/entities';
import { defineWidget } from '@shop/shared/federation';
import { media, theme } from '@shop/shared/theme';
import { styled } from 'styled-components';
import { CategoryTile } from '../components/tiles/CategoryTile';
import { requestCategories } from '../data/categories-api';

/** Two columns on phones, three on desktops. */
const TileGrid = styled.ul`
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

/** Shop by Category of Home (spec section 2). */
const CategoryTiles = ({ data }: { data: readonly Category[] }) => (
  <TileGrid>
    {data.map((category) => (
      <li key={categoryKey(category)}>
        <CategoryTile category={category} />
      </li>
    ))}
  </TileGrid>
);

export const categoryTiles = defineWidget({
  load: (_props: Record<never, never>, signal) => requestCategories(signal),
  Component: CategoryTiles,
});
