import { getDefaultStore, useAtomValue } from 'jotai';
import { catalogAtom } from './catalog-atoms';
import { findCategory } from './list-rules';

/**
 * The title of a product's category: what came with the page, else what the list in memory says.
 * @param category slug, id or title, as the product has it
 */
export function useCategoryTitle(category: string, given: string | undefined): string | undefined {
  const catalog = useAtomValue(catalogAtom, { store: getDefaultStore() });
  return (
    given ?? (catalog && category ? findCategory(category, catalog.categories)?.title : undefined)
  );
}
