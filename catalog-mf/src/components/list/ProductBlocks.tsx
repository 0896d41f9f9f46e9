import type { ProductCard } from '@shop/shared/entities';
import { theme } from '@shop/shared/theme';
import { styled } from 'styled-components';
import { ProductGrid, type ProductGridProps } from './ProductGrid';
import { useBlocks } from './use-blocks';

const Block = styled.div`
  & + & {
    margin-top: ${theme.space.xl};
  }
`;

export interface ProductBlocksProps extends Omit<ProductGridProps, 'label'> {
  /** cards in a block; a multiple of every number of columns */
  blockSize: number;
  /** Names this place in the visitor's history: Back finds the list as it was. */
  place: string;
}

/**
 * A list of any length. Only blocks near the view hold cards; the others keep their height, so
 * that the scrollbar tells the truth.
 */
export function ProductBlocks({ cards, blockSize, place, ...rest }: ProductBlocksProps) {
  const blocks = split(cards, blockSize);
  const { isNear, heightOf, watch } = useBlocks(blocks.length, place);
  const heightFor = (index: number, length: number) =>
    heightOf(index) * (length === blockSize ? 1 : length / blockSize);

  return blocks.map((block, index) => (
    <Block
      // Blocks are places, not contents: another order fills the same ones.
      key={blockKey(index)}
      ref={watch}
      data-block={index}
      style={isNear(index) ? undefined : { height: heightFor(index, block.length) }}
    >
      {isNear(index) && (
        <ProductGrid
          {...rest}
          cards={block}
          eager={index === 0 ? (rest.eager ?? 0) : 0}
          seen={index === 0 ? (rest.seen ?? 0) : 0}
          label={`Products ${index * blockSize + 1} to ${index * blockSize + block.length}`}
        />
      )}
    </Block>
  ));
}

const blockKey = (index: number): string => `block-${index}`;

function split(cards: readonly ProductCard[], size: number): (readonly ProductCard[])[] {
  const blocks: (readonly ProductCard[])[] = [];
  for (let at = 0; at < cards.length; at += size) blocks.push(cards.slice(at, at + size));
  return blocks;
}
