import { useOutcome } from '@shop/shared/ui/bundled';
import { useHistoryEntry } from '../history-cache';
import type { ProductPageData, ProductResult } from './product-api';

/** The outcome; while it is coming, what was found when the visitor was here before, if at all. */
export function useProduct(page: ProductPageData): ProductResult | undefined {
  const outcome = useOutcome<ProductResult>(page);
  const found = outcome?.state === 'found' ? outcome : undefined;
  const shown = useHistoryEntry('product', found);
  return outcome ?? shown;
}
