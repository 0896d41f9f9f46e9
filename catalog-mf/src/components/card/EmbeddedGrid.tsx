import type { ProductCard as CardData } from '@shop/shared/entities';
import { theme } from '@shop/shared/theme';
import { styled } from 'styled-components';
import { ProductCard } from './ProductCard';

/** Counts by the room that the other page gives it, not by the window. */
const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(140px, min(240px, 45%)), 1fr));
  gap: ${theme.space.l} ${theme.space.m};
  margin: 0;
  padding: 0;
  list-style: none;
  &[data-columns] {
    grid-template-columns: repeat(
      auto-fill,
      minmax(max(140px, calc((100% - (var(--columns) - 1) * ${theme.space.m}) / var(--columns))), 1fr)
    );
  }
`;

interface AwayGridProps {
  cards: readonly CardData[];
  /** most columns; as many as fit when not given */
  columns?: number | undefined;
  /** level of the cards' headings */
  level: 2 | 3;
}

/** Product cards in another web page. Each says which product it is, for those who listen there. */
export const EmbeddedGrid = ({ cards, columns, level }: AwayGridProps) => (
  <Grid data-columns={columns} style={columns ? { '--columns': String(columns) } : undefined}>
    {cards.map((card) => (
      <li key={card.slug} data-product={card.id} data-slug={card.slug} data-title={card.title}>
        <ProductCard card={card} level={level} slots="away" />
      </li>
    ))}
  </Grid>
);
