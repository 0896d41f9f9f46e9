import type { Category, ProductCard } from '@shop/shared/entities';
import { JsonLd } from '@shop/shared/federation';
import { useLocation } from '@shop/shared/router';
import { PageHead, PageTitle } from '@shop/shared/ui';
import { ListFailed } from '../../components/list/ListFailed';
import { ListSkeleton } from '../../components/list/ListSkeleton';
import { Page, Results } from '../../components/list/list.styles';
import { NoProducts } from '../../components/list/NoProducts';
import { Pager } from '../../components/list/Pager';
import { ProductBlocks } from '../../components/list/ProductBlocks';
import { categoryLabel, categoryName } from '../../data/category-label';
import { itemListData, listCrumbsData, listHead } from '../../data/list-head-rules';
import { type ListQuery, listPath, queryFields } from '../../data/list-query-rules';
import { findCategory, pageSize } from '../../data/list-rules';
import { type List, useList } from '../../data/use-list';
import { prefetchProductPage } from '../../product-page';
import { ListControls } from './ListControls';

/** Spec section 2, Product list. */
export function Component() {
  const list = useList();
  const { query, categories, cards } = list;
  const category = findCategory(query.category, categories);
  return (
    <>
      <ListHead query={query} category={category} cards={cards.slice(0, pageSize)} />
      <PageTitle {...(category?.description && { lead: category.description })}>
        {category?.title ?? (categoryLabel(query.category) || 'All Products')}
      </PageTitle>
      <Page>
        <ListControls list={list} />
        <Results aria-busy={list.busy || undefined}>
          <Content list={list} wanted={query.q || category?.title || query.category} />
        </Results>
      </Page>
    </>
  );
}

/** While a browser that got no rendered page asks for the products. */
export const HydrateFallback = () => (
  <>
    <PageTitle>All Products</PageTitle>
    <Page>
      <ListSkeleton layout="grid" />
    </Page>
  </>
);

function Content({ list, wanted }: { list: List; wanted: string }) {
  const { key } = useLocation();
  const { state, query, cards, total, categories } = list;
  if (state === 'loading') return <ListSkeleton layout={query.view} />;
  if (state === 'failed') {
    const fields = queryFields(query);
    return <ListFailed action="/products" fields={fields} busy={list.busy} onRetry={list.retry} />;
  }
  if (total === 0) {
    const everywhere = query.q && query.category ? listPath({ ...query, category: '' }) : undefined;
    return <NoProducts wanted={wanted} everywhere={everywhere} />;
  }
  const titles = (card: ProductCard) => categoryName(card.category, categories);
  return (
    <>
      <ProductBlocks
        cards={cards}
        blockSize={pageSize}
        place={key}
        layout={query.view}
        eager={2}
        seen={4}
        slots
        categoryOf={titles}
        onIntent={prefetchProductPage}
      />
      {(query.page > 1 || !list.toTheEnd) && <Pages query={query} total={total} />}
    </>
  );
}

const Pages = ({ query, total }: { query: ListQuery; total: number }) => (
  <Pager
    page={query.page}
    pages={Math.ceil(total / pageSize)}
    to={(page) => listPath({ ...query, page })}
  />
);

interface Props {
  query: ListQuery;
  category: Category | undefined;
  /** those of the current page */
  cards: readonly ProductCard[];
}

/** What search engines and social networks are told of the list. */
const ListHead = ({ query, category, cards }: Props) => (
  <>
    <PageHead {...listHead(query, category, cards)} />
    {cards.length > 0 && <JsonLd data={itemListData(cards, (query.page - 1) * pageSize + 1)} />}
    <JsonLd data={listCrumbsData(query, category)} />
  </>
);
