import { type Category, categoryKey } from '@shop/shared/entities';
import { defineWidget } from '@shop/shared/federation';
import { CategoryTile } from '../components/tiles/CategoryTile';
import { TileGrid } from '../components/tiles/TileGrid';
import { requestCategories } from '../data/categories-api';

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
