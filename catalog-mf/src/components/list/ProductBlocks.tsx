import type { ProductCard } from '@shop/shared/entities';
import { theme } from '@shop/shared/theme';
import { memo, type ReactNode, type RefCallback } from 'react';
import { styled } from 'styled-components';
import { type FurtherBlocks, LazyBlock } from './LazyBlock';
import { ProductGrid, type ProductGridProps } from './ProductGrid';
import { fewBlocks, useBlocks } from './use-blocks';
import { useIncrementalCount } from './use-incremental-count';

const Box = styled.div`
  div + & {
    margin-top: ${theme.space.xl};
  }
`;

interface ProductBlocksProps extends Omit<ProductGridProps, 'label'> {
  /** cards in a block; a multiple of every number of columns */
  blockSize: number;
  /** Names this place in the visitor's history: Back finds the list as it was. */
  historyKey: string;
  /** products of the list, where `cards` are its first block only */
  total?: number | undefined;
  further?: FurtherBlocks | undefined;
  /** New cards are drawn in one go. */
  atOnce?: boolean;
}

/**
 * A list of any length. Only blocks near the view hold cards; the others keep their height, so
 * that the scrollbar is right.
 */
export function ProductBlocks({
  cards,
  blockSize,
  historyKey,
  total = cards.length,
  further,
  atOnce,
  ...rest
}: ProductBlocksProps) {
  const blocks = Math.ceil(total / blockSize);
  const count = useIncrementalCount(cards, fewBlocks * blockSize, blockSize, atOnce);
  const { isNear, heightOf, watch } = useBlocks(blocks, historyKey, count >= blockSize);

  return Array.from({ length: blocks }, (_, index) => {
    const start = index * blockSize;
    const length = Math.min(blockSize, total - start);
    const height = (heightOf(index) * length) / blockSize;
    const isShown = isNear(index) && (start < count || further !== undefined);
    const isFull = isShown && (start >= cards.length || start + length <= count);
    const grid = (block: readonly ProductCard[]) => (
      <ProductGrid
        {...rest}
        {...(index > 0 && { eagerCount: 0, visibleCount: 0 })}
        cards={block}
        label={`Products ${start + 1} to ${start + length}`}
      />
    );
    const content = () =>
      start < cards.length || !further ? (
        grid(cards.slice(start, Math.min(start + blockSize, count)))
      ) : (
        <LazyBlock
          key={further.key}
          {...{ further, index, height, layout: rest.layout ?? 'grid' }}
          draw={grid}
        />
      );
    return (
      // Blocks are places, not contents: another order fills the same ones.
      <Block key={start} {...{ index, watch }} height={isFull ? undefined : height}>
        {isShown && content()}
      </Block>
    );
  });
}

interface BlockProps {
  index: number;
  /** px at least, while cards are missing */
  height: number | undefined;
  watch: RefCallback<HTMLElement>;
  children: ReactNode;
}

/** Thousands of products have hundreds of blocks: an empty one is not drawn again. */
const Block = memo(({ index, height, watch, children }: BlockProps) => (
  <Box
    ref={watch}
    data-block={index}
    style={height === undefined ? undefined : { minHeight: height }}
  >
    {children}
  </Box>
));
