import { categoryKey } from '@shop/shared/entities';
import { CategoryChips } from '../../components/list/CategoryChips';
import { Controls, Count } from '../../components/list/list.styles';
import { SearchBox } from '../../components/list/SearchBox';
import { SortSelect } from '../../components/list/SortSelect';
import { ViewToggle } from '../../components/list/ViewToggle';
import { listPath, queryFields, sortLabels, sorts } from '../../data/list-query-rules';
import { findCategory } from '../../data/list-rules';
import { wantSearch } from '../../data/load-search';
import type { List } from '../../data/use-list';

const formId = 'product-search';
const sortOptions = sorts.map((value) => ({ value, label: sortLabels[value] }));

/** Search box, category chips, count, sort and view. */
export function ListControls({ list }: { list: List }) {
  const { query, categories, total } = list;
  const { q: _q, sort: _sort, ...fields } = queryFields({ ...query, page: 1 });
  const current = findCategory(query.category, categories);
  const to = (category: string) => listPath({ ...query, category, page: 1 });
  const chips = [
    { key: 'all', label: 'All Products', to: to(''), current: query.category === '' },
    ...categories.map((category) => ({
      key: `category ${categoryKey(category)}`,
      label: category.title,
      to: to(categoryKey(category)),
      current: category === current,
    })),
  ];
  return (
    <Controls>
      <SearchBox
        id={formId}
        action="/products"
        value={list.text}
        fields={fields}
        onType={list.type}
        onSubmit={list.commit}
        onFocus={wantSearch}
      />
      <CategoryChips chips={chips} />
      <SortSelect form={formId} value={query.sort} options={sortOptions} onChange={list.sortBy} />
      <ViewToggle
        view={query.view}
        to={{
          grid: listPath({ ...query, view: 'grid' }),
          list: listPath({ ...query, view: 'list' }),
        }}
      />
      <Count role="status">{list.state === 'ready' && `Showing ${total} products`}</Count>
    </Controls>
  );
}
