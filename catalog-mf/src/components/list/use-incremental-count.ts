import type { ProductCard } from '@shop/shared/entities';
import { startTransition, useEffect, useState } from 'react';

/** New cards in one task: two rows. A slow phone takes 5 ms for each, the layout included. */
const newCardsPerTask = () => (innerWidth < 768 ? 4 : 8);

/**
 * Draws a list that has changed a few new cards at a time, so that a page answers while it does so.
 * What a page shows first is drawn whole: Back scrolls at once to where the visitor was.
 * @param limit how many of the first cards are drawn in this way
 * @param blockSize cards of the first block, which alone counts as drawn in a list beyond the limit
 * @param atOnce draws all in one go
 * @returns how many of `cards` are drawn now
 */
export function useIncrementalCount(
  cards: readonly ProductCard[],
  limit: number,
  blockSize: number,
  atOnce?: boolean,
): number {
  const [drawn, setDrawn] = useState({ cards, count: limit });
  let { count } = drawn;
  if (drawn.cards !== cards) {
    // A card that comes into another block is drawn again.
    const place = ({ slug }: ProductCard, index: number) =>
      `${Math.floor(index / blockSize)} ${slug}`;
    const before = drawn.cards.slice(0, drawn.cards.length > limit ? blockSize : limit);
    const drawnPlaces = new Set(before.slice(0, count).map(place));
    let left = atOnce ? Infinity : newCardsPerTask();
    const end = cards
      .slice(0, limit)
      .findIndex((card, index) => !drawnPlaces.has(place(card, index)) && left-- === 0);
    count = end < 0 ? limit : end;
    setDrawn({ cards, count });
  }

  useEffect(() => {
    if (count >= limit || count >= cards.length) return;
    startTransition(() => setDrawn({ cards, count: count + newCardsPerTask() }));
  }, [cards, count, limit]);

  return count < limit ? Math.min(count, cards.length) : cards.length;
}
