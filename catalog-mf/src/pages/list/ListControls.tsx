import { type Category, categoryKey } from '@shop/shared/entities';
import { media, theme } from '@shop/shared/theme';
import { AppLink, GridIcon, ListIcon, VisuallyHidden } from '@shop/shared/ui';
import { chosenInForcedColors } from '@shop/shared/ui/bundled';
import { styled } from 'styled-components';
import { type ListQuery, listPath } from '../../data/list/list-filters';
import { findCategory } from '../../data/list/list-rules';
import type { List } from '../../data/list/use-list';
import { useOptimisticQuery } from '../../data/list/use-optimistic-query';
import { ChipRow } from './ChipRow';
import { FilterChips } from './FilterChips';
import { SearchBox } from './SearchBox';
import { SortSelect } from './SortSelect';

const viewOptions = [
  { view: 'grid', label: 'Grid view', Icon: GridIcon },
  { view: 'list', label: 'List view', Icon: ListIcon },
] as const;

/**
 * Search, categories, order, view, and how many there are. The view's two links are 88 px wide: of
 * an auto column Chromium 80 makes one as wide as all the rest.
 */
const Controls = styled.div`
  display: grid;
  grid-template: 'search search' 'chips chips' 'sort view' 'count count' / minmax(0, 1fr) 88px;
  gap: 12px;
  margin-bottom: ${theme.space.l};
  padding-bottom: 12px;
  border-bottom: 1px solid ${theme.color.line};
  & > form {
    grid-area: search;
  }
  & > form + div {
    grid-area: chips;
    min-width: 0;
  }
  /* Room for two rows of filters, most of which come with the products. */
  ${media.desktop} {
    & > [data-coming] > :last-child {
      min-height: 92px;
    }
  }
  ${media.wide} {
    grid-template:
      'search . sort view' 'chips chips chips chips' 'count count count count' /
      minmax(0, 560px) 1fr auto auto;
  }
  @media print {
    display: block;
    & > :not(p) {
      display: none;
    }
  }
`;

const Count = styled.p`
  grid-area: count;
  color: ${theme.color.inkSoft};
  font-size: 0.9375rem;
  /* Its line is there while it waits for the products. */
  min-height: 1.6em;
  font-variant-numeric: tabular-nums;
`;

/** Grid or list (spec section 2): two links, so that it works without a script. */
const Views = styled.div`
  grid-area: view;
  align-self: center;
  display: flex;
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.s};
  background: ${theme.color.raised};
`;

const View = styled(AppLink)`
  display: grid;
  place-items: center;
  width: 43px;
  height: 42px;
  border-radius: 5px;
  color: ${theme.color.ink};
  &:hover {
    color: ${theme.color.accentStrong};
  }
  &[aria-current] {
    color: ${theme.color.paper};
    background: ${theme.color.ink};
    ${chosenInForcedColors}
  }
`;

/** Search box, category chips, filters, sort, view and count. */
export function ListControls({ list }: { list: List }) {
  const { state, query, categories, colors, total } = list;
  const { target, onPress, sortBy } = useOptimisticQuery(list);
  return (
    <Controls onClick={onPress}>
      <SearchBox list={list} />
      <div data-coming={(state === 'loading' && !query.category) || undefined}>
        <CategoryChips target={target} categories={categories} />
        <FilterChips target={target} colors={colors} />
      </div>
      <SortSelect sort={target.sort} onSort={sortBy} />
      <Views role="group" aria-label="View">
        {viewOptions.map(({ view, label, Icon }) => (
          <View
            key={view}
            to={listPath({ ...target, view })}
            replace={list.replaces}
            preventScrollReset
            aria-label={label}
            title={label}
            aria-current={view === target.view ? 'true' : undefined}
          >
            <Icon size={20} />
          </View>
        ))}
      </Views>
      <Count role="status">{state === 'ready' && countText(total)}</Count>
    </Controls>
  );
}

/** All Products and one chip for each category (spec section 2). */
function CategoryChips({
  target,
  categories,
}: {
  target: ListQuery;
  categories: readonly Category[];
}) {
  const chosen = findCategory(target.category, categories);
  const to = (category: string) => listPath({ ...target, category }, 'page');
  const chips = [
    { key: '', label: 'All Products', to: to(''), current: target.category === '' },
    ...categories.map((category) => ({
      key: categoryKey(category),
      label: category.title,
      to: to(categoryKey(category)),
      current: category === chosen,
    })),
  ];
  return <ChipRow label="Product categories" chips={chips} />;
}

/** The line of spec section 2; of one product, as one would say it where it is read out. */
const countText = (total: number) => {
  const line = `Showing ${total} products`;
  if (total !== 1) return line;
  return (
    <>
      <span aria-hidden="true">{line}</span>
      <VisuallyHidden>Showing 1 product</VisuallyHidden>
    </>
  );
};
