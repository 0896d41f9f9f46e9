import type { WidgetProps } from '@shop/shared/contract';
import type { ProductCard } from '@shop/shared/entities';
import { defineWidget, type EmbedDefinition } from '@shop/shared/federation';
import { EmbeddedGrid } from '../components/card/EmbeddedGrid';
import { NoProducts } from '../components/list/NoProducts';
import { loadCategories } from '../data/categories-api';
import { gridAttributes, gridProducts } from '../data/grid-rules';
import { loadCards } from '../data/list/list-api';

type Props = WidgetProps<'catalog/ProductGrid'>;

/** Products of the shop in another web page. */
function ProductGrid({ heading, columns, search = '', data }: Props & { data: GridData }) {
  return (
    <>
      {heading && <h2>{heading}</h2>}
      {data.length === 0 ? (
        <NoProducts wanted={search} />
      ) : (
        <EmbeddedGrid cards={data} columns={columns} level={heading ? 3 : 2} />
      )}
    </>
  );
}

type GridData = readonly ProductCard[];

export const productGrid = defineWidget({
  async load(props: Props, signal) {
    const { category = '' } = props;
    const [cards, categories] = await Promise.all([
      loadCards(category, signal),
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
