import { ResourceCache } from '@shop/shared/async';
import type { ProductCard } from '@shop/shared/entities';
import { theme } from '@shop/shared/theme';
import { ListFailed } from '@shop/shared/ui/bundled';
import {
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { ListSkeleton } from './ListSkeleton';
import { ProductGrid, type ProductGridProps } from './ProductGrid';

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

/** Blocks of a long list that come when they are near. */
interface FurtherBlocks {
  /** Names the list. */
  key: string;
  /** @returns the cards of a block, when they are known */
  peek: (index: number) => readonly ProductCard[] | undefined;
  load: (index: number) => Promise<readonly ProductCard[]>;
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

interface LaterBlockProps {
  further: FurtherBlocks;
  index: number;
  /** px, until its cards are there */
  height: number;
  layout: 'grid' | 'list';
  draw: (cards: readonly ProductCard[]) => ReactNode;
}

const Loading = styled.div`
  overflow: hidden;
`;

/** A block whose cards are asked for as it is drawn. */
function LaterBlock({ further, index, height, layout, draw }: LaterBlockProps) {
  const [shown, setShown] = useState(() => further.peek(index));
  const [hasFailed, setHasFailed] = useState(false);
  const load = useEffectEvent(() => further.load(index));

  useEffect(() => {
    if (hasFailed) return;
    let isHere = true;
    load().then(
      (cards) => isHere && startTransition(() => setShown(cards)),
      () => isHere && setHasFailed(true),
    );
    return () => {
      isHere = false;
    };
  }, [hasFailed]);

  if (shown) return draw(shown);
  return (
    <Loading style={{ height }}>
      {hasFailed ? (
        <ListFailed
          text="Failed to load products"
          action="/products"
          busy={false}
          onRetry={() => setHasFailed(false)}
        />
      ) : (
        <ListSkeleton layout={layout} />
      )}
    </Loading>
  );
}

const blockKey = (index: number): string => `block-${index}`;

/** @returns how many products each block holds */
const split = (total: number, size: number): number[] =>
  Array.from({ length: Math.ceil(total / size) }, (_, index) =>
    Math.min(size, total - index * size),
  );

/** So few are all kept: the browser's own search finds everything in a small shop. */
const fewBlocks = 5;
/** How far beyond the view blocks are filled. */
const margin = '1200px 0px';

interface Memory {
  near: ReadonlySet<number>;
  heights: Map<number, number>;
  /** of a block that was never seen, in px */
  typicalHeight: number;
}

/** As the visitor left it, by place in the history. */
const memories = new ResourceCache<Memory>({ maxEntries: 30 });

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Which blocks of a long list are near the view.
 * @param count blocks
 * @param place key of this list in the visitor's history
 * @returns which blocks hold their cards now; the height of a full one in px, its own when it was
 *   seen, else the first one's; and the ref of each, which carries its number in `data-block`
 */
function useBlocks(count: number, place: string) {
  const [near, setNear] = useState<ReadonlySet<number>>(
    () => memories.peek(place)?.near ?? new Set([0]),
  );
  const heights = useRef(new Map(memories.peek(place)?.heights));
  const [typicalHeight, setTypicalHeight] = useState(
    () => memories.peek(place)?.typicalHeight ?? 0,
  );
  const elements = useRef(new Set<HTMLElement>());
  const observer = useRef<IntersectionObserver>(undefined);
  const few = count <= fewBlocks;

  useEffect(() => {
    if (few || typeof IntersectionObserver === 'undefined') return;
    const watching = new IntersectionObserver(
      (entries) => setNear((before) => moved(before, entries, heights.current)),
      { rootMargin: margin },
    );
    observer.current = watching;
    for (const element of elements.current) watching.observe(element);
    return () => {
      watching.disconnect();
      observer.current = undefined;
    };
  }, [few]);

  // Before the first paint with many blocks: the empty ones take the height of the first.
  useBrowserLayoutEffect(() => {
    if (few || typicalHeight > 0) return;
    const [first] = elements.current;
    if (first) setTypicalHeight(first.offsetHeight);
  }, [few, typicalHeight]);

  // Another width, another number of columns: what was measured is worth nothing.
  useEffect(() => {
    let width = innerWidth;
    const measure = () => {
      if (innerWidth === width) return;
      width = innerWidth;
      heights.current.clear();
      const filled = [...elements.current].find((element) => element.firstElementChild);
      if (filled) setTypicalHeight(filled.offsetHeight);
    };
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);

  useEffect(
    () => memories.set(place, { near, heights: heights.current, typicalHeight }),
    [place, near, typicalHeight],
  );

  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    elements.current.add(element);
    observer.current?.observe(element);
    return () => {
      elements.current.delete(element);
      observer.current?.unobserve(element);
    };
  }, []);

  return {
    isNear: (index: number) => few || near.has(index),
    heightOf: (index: number) => heights.current.get(index) ?? typicalHeight,
    watch,
  };
}

/** What is near after the view has moved; a block that leaves has its height noted. */
function moved(
  before: ReadonlySet<number>,
  entries: readonly IntersectionObserverEntry[],
  heights: Map<number, number>,
): ReadonlySet<number> {
  const near = new Set(before);
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    const index = Number((target as HTMLElement).dataset.block);
    if (isIntersecting) near.add(index);
    else if (near.delete(index)) heights.set(index, boundingClientRect.height);
  }
  return near;
}
