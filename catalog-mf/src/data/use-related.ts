import type { Product, ProductCard } from '@shop/shared/entities';
import { useEffect, useState } from 'react';
import { createHistoryCache } from './history-cache';
import { loadRelated } from './related-api';

const { useShown, forget } = createHistoryCache<readonly ProductCard[]>();

export { forget as forgetRelated };

/**
 * Related products: those that came with the page, else asked for once the product is shown.
 * @returns undefined while they are not known; none when they cannot be had, so that the page
 *   leaves them out
 */
export function useRelated(
  product: Product,
  given?: readonly ProductCard[],
): readonly ProductCard[] | undefined {
  const { id, slug, category } = product;
  const [loaded, setLoaded] = useState<{ slug: string; cards: readonly ProductCard[] }>();
  const isGiven = given !== undefined;

  useEffect(() => {
    if (isGiven) return;
    const controller = new AbortController();
    const settle = (cards: readonly ProductCard[]) => {
      if (!controller.signal.aborted) setLoaded({ slug, cards });
    };
    loadRelated({ id, slug, category }, controller.signal).then(settle, (error: unknown) => {
      if (!controller.signal.aborted) console.info('related products:', error);
      settle([]);
    });
    return () => controller.abort();
  }, [id, slug, category, isGiven]);

  return useShown(given ?? (loaded?.slug === slug ? loaded.cards : undefined));
}
