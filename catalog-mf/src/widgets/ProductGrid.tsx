import type { ProductCard } from '@shop/shared/entities';
import { theme } from '@shop/shared/theme';
import { plainList } from '@shop/shared/ui/bundled';
import { defineWidget, type EmbedDefinition, type WidgetProps } from 'federated-site/react';
import { styled } from 'styled-components';
import { ProductCard as Card } from '../components/card/ProductCard';
import { NoProducts } from '../components/list/NoProducts';
import { loadCategories } from '../data/categories-api';
import { gridAttributes, gridProducts } from '../data/grid-rules';
import { loadCards } from '../data/list/list-api';

type Props = WidgetProps<'catalog/ProductGrid'>;
type GridProps = Props & { data: readonly ProductCard[] };

/** Counts by the room that the other page gives it, not by the window. */
const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(140px, min(240px, 45%)), 1fr));
  gap: ${theme.space.l} ${theme.space.m};
  ${plainList}
  &[data-columns] {
    grid-template-columns: repeat(
      auto-fill,
      minmax(max(140px, calc((100% - (var(--columns) - 1) * ${theme.space.m}) / var(--columns))), 1fr)
    );
  }
`;

const Heading = styled.h2`
  margin-block: 0.83em;
`;

/** Products of the shop in another web page. Each has its id and slug, for listeners there. */
function ProductGrid({ heading, columns, search = '', data }: GridProps) {
  return (
    <>
      {heading && <Heading>{heading}</Heading>}
      {data.length === 0 ? (
        <NoProducts searched={search} />
      ) : (
        <Grid data-columns={columns} style={columns ? { '--columns': String(columns) } : undefined}>
          {data.map((card) => (
            <li
              key={card.slug}
              data-product={card.id}
              data-slug={card.slug}
              data-title={card.title}
            >
              <Card card={card} level={heading ? 3 : 2} slots="links" />
            </li>
          ))}
        </Grid>
      )}
    </>
  );
}

export const productGrid = defineWidget({
  async load(props: Props, signal) {
    const { category = '' } = props;
    const [cards, categories] = await Promise.all([
      loadCards({ category }, signal),
      category ? loadCategories(signal) : [],
    ]);
    return gridProducts(cards, props, categories);
  },
  Component: ProductGrid,
});

export const productGridEmbed: EmbedDefinition = {
  widget: 'ProductGrid',
  title: 'Products',
  attributes: gridAttributes,
};
