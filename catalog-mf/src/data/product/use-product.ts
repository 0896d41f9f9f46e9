import type { Category } from '@shop/shared/entities';
import { useOutcome } from '@shop/shared/ui/bundled';
import { useEffect, useState } from 'react';
import { cachedCategories } from '../categories-api';
import { useHistoryEntry } from '../history-cache';
import { useCatalog } from '../list/catalog-atoms';
import { findCategory } from '../list/list-rules';
import type { ProductPageData, ProductResult } from './product-api';

/** The outcome; while it is coming, what was found when the visitor was here before, if at all. */
export function useProduct(page: ProductPageData): ProductResult | undefined {
  const outcome = useOutcome<ProductResult>(page);
  const found = outcome?.state === 'found' ? outcome : undefined;
  const shown = useHistoryEntry('product', found);
  return outcome ?? shown;
}

/**
 * The title of a product's category: what came with the page, else what the list in memory says,
 * else what the categories say, which are asked for then. So it is the same however one came.
 * @param category slug, id or title, as the product has it
 */
export function useCategoryTitle(category: string, given: string | undefined): string | undefined {
  const catalog = useCatalog();
  const [heard, setHeard] = useState<readonly Category[]>();
  const asks = category !== '' && given === undefined && catalog === undefined;

  useEffect(() => {
    if (!asks) return;
    let here = true;
    void cachedCategories().then((categories) => here && setHeard(categories));
    return () => {
      here = false;
    };
  }, [asks]);

  const categories = catalog?.categories ?? heard ?? [];
  return given ?? findCategory(category, categories)?.title;
}
