import { categoryKey } from '@shop/shared/entities';
import { listPath } from '../../data/list/list-filters';
import { findCategory } from '../../data/list/list-rules';
import type { List } from '../../data/list/use-list';
import { ChipRow } from './ChipRow';

/** All Products and one chip for each category (spec section 2). */
export function CategoryChips({ list: { query, target, categories } }: { list: List }) {
  const chosen = findCategory(query.category, categories);
  const to = (category: string) => listPath({ ...target, category }, 'page');
  const chips = [
    { key: '', label: 'All Products', to: to(''), current: query.category === '' },
    ...categories.map((category) => ({
      key: categoryKey(category),
      label: category.title,
      to: to(categoryKey(category)),
      current: category === chosen,
    })),
  ];
  return <ChipRow label="Product categories" chips={chips} />;
}
