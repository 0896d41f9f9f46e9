import { useEffect, useState } from 'react';
import { createHistoryCache } from './history-cache';
import type { ProductPageData, ProductResult } from './product-outcome';

type Found = Extract<ProductResult, { state: 'found' }>;

const { useShown, forget } = createHistoryCache<Found>();

export { forget as forgetProducts };

/**
 * The outcome when it is known; while it is coming, what was found when the visitor was here
 * before, else undefined. Not React's `use`: a Suspense
 * boundary keeps its fallback for 300 ms once shown, longer than most answers take.
 */
export function useOutcome(page: ProductPageData): ProductResult | undefined {
  const [settled, setSettled] = useState<{ of: ProductPageData; outcome: ProductResult }>();

  useEffect(() => {
    if (page.state !== 'coming') return;
    let wanted = true;
    void page.outcome.then((outcome) => wanted && setSettled({ of: page, outcome }));
    return () => {
      wanted = false;
    };
  }, [page]);

  const settledNow = settled?.of === page ? settled.outcome : undefined;
  const outcome = page.state === 'coming' ? settledNow : page;
  const before = useShown(outcome?.state === 'found' ? outcome : undefined);
  return outcome ?? before;
}
