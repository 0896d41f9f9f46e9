import type { ProductCard } from '@shop/shared/entities';
import { useOfflineRetry } from '@shop/shared/ui';
import { ListFailed } from '@shop/shared/ui/bundled';
import { type ReactNode, startTransition, useEffect, useEffectEvent, useState } from 'react';
import { ListSkeleton } from './ListSkeleton';

/** Blocks of a long list that come when they are near. */
export interface FurtherBlocks {
  /** Names the list. */
  key: string;
  /** @returns the cards of a block, when they are known */
  peek: (index: number) => readonly ProductCard[] | undefined;
  load: (index: number) => Promise<readonly ProductCard[]>;
}

interface LazyBlockProps {
  further: FurtherBlocks;
  index: number;
  /** px, until its cards are there */
  height: number;
  layout: 'grid' | 'list';
  draw: (cards: readonly ProductCard[]) => ReactNode;
}

/** A block that requests its cards as it is drawn. */
export function LazyBlock({ further, index, height, layout, draw }: LazyBlockProps) {
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
    <div style={{ height, overflow: 'hidden' }}>
      {hasFailed ? (
        <BlockFailed onRetry={() => setHasFailed(false)} />
      ) : (
        <ListSkeleton layout={layout} />
      )}
    </div>
  );
}

/** No page, so that it comes by itself only when the line is back. */
function BlockFailed({ onRetry }: { onRetry: () => void }) {
  const { offline, busy, retry } = useOfflineRetry(onRetry);
  return (
    <ListFailed
      text="Failed to load products"
      action="/products"
      isOffline={offline}
      busy={busy}
      onRetry={retry}
    />
  );
}
