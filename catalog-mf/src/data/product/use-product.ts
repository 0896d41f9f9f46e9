import { useOutcome } from '@shop/shared/ui/bundled';
import { createHistoryCache } from '../history-cache';
import type { ProductPageData, ProductResult } from './product-api';

type Found = Extract<ProductResult, { state: 'found' }>;

const { useShown, forget } = createHistoryCache<Found>();

export { forget as forgetProducts };

/** The outcome; while it is coming, what was found when the visitor was here before, if at all. */
export function useProduct(page: ProductPageData): ProductResult | undefined {
  const outcome = useOutcome<ProductResult>(page);
  const before = useShown(outcome?.state === 'found' ? outcome : undefined);
  return outcome ?? before;
}
