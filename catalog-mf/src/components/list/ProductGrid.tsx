import type { ProductCard as CardData } from '@shop/shared/entities';
import { LazyHydrate } from '@shop/shared/ui';
import { memo } from 'react';
import { CardGrid } from '../card/CardGrid';
import { ProductCard, type ProductCardProps } from '../card/ProductCard';
import { usePictureTransition } from '../card/use-picture-transition';

export interface ProductGridProps {
  cards: readonly CardData[];
  layout?: 'grid' | 'list';
  level?: 2 | 3;
  /** That many of the first pictures are in view at once. */
  eager?: number;
  /** How many cards the first view holds; the others' pictures come later. */
  seen?: number;
  categoryOf?: ((card: CardData) => string | undefined) | undefined;
  /** Places hearts and cart buttons. */
  slots?: boolean;
  label?: string | undefined;
  onIntent?: ((card: CardData) => void) | undefined;
}

export const ProductGrid = ({
  cards,
  layout = 'grid',
  level = 2,
  eager = 0,
  seen = 0,
  categoryOf,
  slots = false,
  label,
  onIntent,
}: ProductGridProps) => (
  <CardGrid data-layout={layout} aria-label={label} onClickCapture={usePictureTransition()}>
    {cards.map((card, index) => (
      <Item
        key={card.slug}
        card={card}
        layout={layout}
        level={level}
        eager={index < eager}
        later={index >= seen}
        category={categoryOf?.(card)}
        slots={slots}
        onIntent={onIntent}
      />
    ))}
  </CardGrid>
);

const Item = memo(
  (props: ProductCardProps) => (
    <LazyHydrate as="li" now={!props.later}>
      <ProductCard {...props} />
    </LazyHydrate>
  ),
  sameItem,
);

/** The whole list, when it comes, says the same of a card that is shown already. */
function sameItem({ card, ...rest }: ProductCardProps, next: ProductCardProps): boolean {
  const keys = Object.keys(rest) as (keyof typeof rest)[];
  return (
    keys.every((key) => rest[key] === next[key]) &&
    (card === next.card || JSON.stringify(card) === JSON.stringify(next.card))
  );
}
