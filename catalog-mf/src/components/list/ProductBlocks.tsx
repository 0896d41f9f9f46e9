import type { ProductCard } from '@shop/shared/entities';
import { theme } from '@shop/shared/theme';
import { styled } from 'styled-components';
import { type FurtherBlocks, LaterBlock } from './LaterBlock';
import { ProductGrid, type ProductGridProps } from './ProductGrid';
import { useBlocks } from './use-blocks';

const Block = styled.div`
  & + & {
    margin-top: ${theme.space.xl};
  }
`;

interface ProductBlocksProps extends Omit<ProductGridProps, 'label'> {
  /** cards in a block; a multiple of every number of columns */
  blockSize: number;
  /** Names this place in the visitor's history: Back finds the list as it was. */
  place: string;
  /** products of the list, where `cards` are its first block only */
  total?: number | undefined;
  further?: FurtherBlocks | undefined;
}

/**
 * A list of any length. Only blocks near the view hold cards; the others keep their height, so
 * that the scrollbar tells the truth.
 */
export function ProductBlocks({
  cards,
  blockSize,
  place,
  total = cards.length,
  further,
  ...rest
}: ProductBlocksProps) {
  const lengths = split(total, blockSize);
  const { isNear, heightOf, watch } = useBlocks(lengths.length, place);
  const grid = (index: number, block: readonly ProductCard[]) => (
    <ProductGrid
      {...rest}
      cards={block}
      eager={index === 0 ? (rest.eager ?? 0) : 0}
      seen={index === 0 ? (rest.seen ?? 0) : 0}
      label={`Products ${index * blockSize + 1} to ${index * blockSize + block.length}`}
    />
  );

  return lengths.map((length, index) => {
    const start = index * blockSize;
    const height = heightOf(index) * (length === blockSize ? 1 : length / blockSize);
    return (
      <Block
        // Blocks are places, not contents: another order fills the same ones.
        key={blockKey(index)}
        ref={watch}
        data-block={index}
        style={isNear(index) ? undefined : { height }}
      >
        {!isNear(index) ? undefined : start < cards.length || !further ? (
          grid(index, cards.slice(start, start + blockSize))
        ) : (
          <LaterBlock
            key={further.key}
            {...{ further, index, height, layout: rest.layout ?? 'grid' }}
            draw={(block) => grid(index, block)}
          />
        )}
      </Block>
    );
  });
}

const blockKey = (index: number): string => `block-${index}`;

/** @returns how many products each block holds */
const split = (total: number, size: number): number[] =>
  Array.from({ length: Math.ceil(total / size) }, (_, index) =>
    Math.min(size, total - index * size),
  );
