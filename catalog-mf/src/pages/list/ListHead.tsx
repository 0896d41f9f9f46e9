import type { Category, ProductCard } from '@shop/shared/entities';
import { JsonLd } from '@shop/shared/federation';
import { PageHead } from '@shop/shared/ui';
import { itemListData, listCrumbsData, listHead } from '../../data/list-head-rules';
import type { ListQuery } from '../../data/list-query-rules';
import { pageSize } from '../../data/list-rules';

interface Props {
  query: ListQuery;
  category: Category | undefined;
  /** those of the current page */
  cards: readonly ProductCard[];
}

/** What search engines and social networks are told of the list. */
export const ListHead = ({ query, category, cards }: Props) => (
  <>
    <PageHead {...listHead(query, category, cards)} />
    {cards.length > 0 && <JsonLd data={itemListData(cards, (query.page - 1) * pageSize + 1)} />}
    <JsonLd data={listCrumbsData(query, category)} />
  </>
);
