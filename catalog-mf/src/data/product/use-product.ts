import type { Category } from '@shop/shared/entities';
import { useOutcome } from '@shop/shared/ui/bundled';
import { useEffect, useState } from 'react';
import { cachedCategories } from '../categories-api';
import { useHistoryEntry } from '../history-cache';
import { useCatalog } from '../list/catalog-cache';
import { findCategory } from '../list/list-rules';
import type { ProductPageData, ProductResult } from './product-api';

/** The outcome; while it is coming, that of the visitor's last visit, if any. */
export function useProduct(page: ProductPageData): ProductResult | undefined {
  const outcome = useOutcome<ProductResult>(page);
  const found = outcome?.state === 'found' ? outcome : undefined;
  const shown = useHistoryEntry('product', found);
  return outcome ?? shown;
}

/**
 * The title of a product's category: from the page's data, else from the list in memory, else from
 * the categories, which are requested then. So it is the same on every way to the page.
 * @param category slug, id or title, as the product has it
 */
export function useCategoryTitle(category: string, given: string | undefined): string | undefined {
  const catalog = useCatalog();
  const [loaded, setLoaded] = useState<readonly Category[]>();
  const asks = category !== '' && given === undefined && catalog === undefined;

  useEffect(() => {
    if (!asks) return;
    let isCurrent = true;
    void cachedCategories().then((categories) => isCurrent && setLoaded(categories));
    return () => {
      isCurrent = false;
    };
  }, [asks]);

  const categories = catalog?.categories ?? loaded ?? [];
  return given ?? findCategory(category, categories)?.title;
}
