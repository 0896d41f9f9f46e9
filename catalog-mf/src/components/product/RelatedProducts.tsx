import type { ProductCard as CardData } from '@shop/shared/entities';
import { Section } from '@shop/shared/ui';
import { styled } from 'styled-components';
import { ProductGrid } from '../list/ProductGrid';

const OnScreen = styled.div`
  @media print {
    display: none;
  }
`;

export interface RelatedProductsProps {
  cards: readonly CardData[];
  /** The visitor is about to open one. */
  onIntent: (card: CardData) => void;
}

/** Other products of the category. */
export const RelatedProducts = ({ cards, onIntent }: RelatedProductsProps) => (
  <OnScreen>
    <Section title="You may also like" ground="raised">
      <ProductGrid cards={cards} level={3} slots onIntent={onIntent} />
    </Section>
  </OnScreen>
);
