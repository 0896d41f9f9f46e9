import type { ProductCard as CardData } from '@shop/shared/entities';
import { Section } from '@shop/shared/ui';
import { CardGrid } from '../card/CardGrid';
import { ProductCard } from '../card/ProductCard';

export interface RelatedProductsProps {
  cards: readonly CardData[];
  /** The visitor is about to open one. */
  onIntent: (card: CardData) => void;
}

/** Other products of the category. */
export const RelatedProducts = ({ cards, onIntent }: RelatedProductsProps) => (
  <Section title="You may also like" ground="raised">
    <CardGrid>
      {cards.map((card) => (
        <li key={card.slug}>
          <ProductCard card={card} level={3} slots onIntent={onIntent} />
        </li>
      ))}
    </CardGrid>
  </Section>
);
