import type { ProductCard as CardData } from '@shop/shared/entities';
import { Section } from '@shop/shared/ui';
import { ProductGrid } from '../list/ProductGrid';

export interface RelatedProductsProps {
  cards: readonly CardData[];
  /** The visitor is about to open one. */
  onIntent: (card: CardData) => void;
}

/** Other products of the category. */
export const RelatedProducts = ({ cards, onIntent }: RelatedProductsProps) => (
  <Section title="You may also like" ground="raised">
    <ProductGrid cards={cards} level={3} slots onIntent={onIntent} />
  </Section>
);
