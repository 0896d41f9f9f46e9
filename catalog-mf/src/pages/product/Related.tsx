import type { ProductCard as CardData, Product, ProductCard } from '@shop/shared/entities';
import { Section } from '@shop/shared/ui';
import { styled } from 'styled-components';
import { ProductGrid } from '../../components/list/ProductGrid';
import { prefetchProduct } from '../../data/product-cache';
import { useRelated } from '../../data/use-related';

export interface RelatedProps {
  product: Product;
  /** Those that came with the page. */
  given: readonly ProductCard[] | undefined;
}

/** Up to 8 products of the same category; left out when there are none or they cannot be had. */
export function Related({ product, given }: RelatedProps) {
  const related = useRelated(product, given);
  if (!related || related.length === 0) return null;
  return <RelatedProducts cards={related} onIntent={prefetchProduct} />;
}

const OnScreen = styled.div`
  @media print {
    display: none;
  }
`;

interface RelatedProductsProps {
  cards: readonly CardData[];
  /** The visitor is about to open one. */
  onIntent: (card: CardData) => void;
}

/** Other products of the category. */
const RelatedProducts = ({ cards, onIntent }: RelatedProductsProps) => (
  <OnScreen>
    <Section title="You may also like" ground="raised">
      <ProductGrid cards={cards} level={3} slots onIntent={onIntent} />
    </Section>
  </OnScreen>
);
