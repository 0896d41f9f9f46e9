import type { ProductCard as CardData } from '@shop/shared/entities';
import { LazyHydrate } from '@shop/shared/ui';
import { memo, useState } from 'react';
import { CardGrid } from '../card/CardGrid';
import { ProductCard, type ProductCardProps } from '../card/ProductCard';
import { usePictureTransition } from '../card/use-picture-transition';

export interface ProductGridProps {
  cards: readonly CardData[];
  layout?: 'grid' | 'list';
  level?: 2 | 3;
  /** That many of the first pictures are in view at once. */
  eagerCount?: number;
  /** How many cards the first view holds; the others' pictures come later. */
  visibleCount?: number;
  categoryOf?: ((card: CardData) => string | undefined) | undefined;
  /** what was filtered for */
  color?: string;
  /** Places hearts and cart buttons. */
  slots?: boolean;
  label?: string | undefined;
  /** All of it is laid out, also far from the view: its height is then final. */
  whole?: boolean;
  onIntent?: ((card: CardData) => void) | undefined;
}

export function ProductGrid(props: ProductGridProps) {
  const {
    cards,
    layout = 'grid',
    eagerCount = 0,
    visibleCount = 0,
    categoryOf,
    label,
    whole,
    ...rest
  } = props;
  // These are laid out whole: Back scrolls at once to where the visitor was.
  const [first] = useState(cards);
  return (
    <CardGrid
      data-layout={layout}
      data-whole={whole || undefined}
      aria-label={label}
      onClickCapture={usePictureTransition()}
    >
      {cards.map((card, index) => (
        <Item
          {...rest}
          key={card.slug}
          card={card}
          layout={layout}
          eager={index < eagerCount}
          later={index >= visibleCount}
          category={categoryOf?.(card)}
          added={cards !== first}
        />
      ))}
    </CardGrid>
  );
}

/** `added`: it belongs to a later list than the first; read when the card is mounted. */
type ItemProps = ProductCardProps & { added: boolean };

const Item = memo(
  ({ added, ...card }: ItemProps) => (
    <LazyHydrate as="li" now={!card.later} added={added}>
      <ProductCard {...card} />
    </LazyHydrate>
  ),
  sameItem,
);

/** The whole list, when it comes, says the same of a card that is shown already. */
function sameItem({ card, added, ...rest }: ItemProps, next: ItemProps): boolean {
  const keys = Object.keys(rest) as (keyof typeof rest)[];
  return (
    keys.every((key) => rest[key] === next[key]) &&
    (card === next.card || JSON.stringify(card) === JSON.stringify(next.card))
  );
}
