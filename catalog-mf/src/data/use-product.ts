import { useEffect, useState } from 'react';
import type { ProductOutcome, ProductPageData } from './product-outcome';

/**
 * The outcome when it is known, else undefined while it is coming. Not React's `use`: a Suspense
 * boundary keeps its fallback for 300 ms once shown, longer than most answers take.
 */
export function useOutcome(page: ProductPageData): ProductOutcome | undefined {
  const [settled, setSettled] = useState<{ of: ProductPageData; outcome: ProductOutcome }>();

  useEffect(() => {
    if (page.state !== 'coming') return;
    let wanted = true;
    void page.outcome.then((outcome) => wanted && setSettled({ of: page, outcome }));
    return () => {
      wanted = false;
    };
  }, [page]);

  if (page.state !== 'coming') return page;
  return settled?.of === page ? settled.outcome : undefined;
}
