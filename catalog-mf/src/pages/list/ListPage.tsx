import type { Category, ProductCard } from '@shop/shared/entities';
import { JsonLd } from '@shop/shared/federation';
import { useLocation } from '@shop/shared/router';
import { ArrowRightIcon, ButtonLink, ChevronLeftIcon, PageHead, PageTitle } from '@shop/shared/ui';
import { ListFailed, ListSkeleton } from '../../components/list/ListStates';
import { Further, Page, Results } from '../../components/list/list.styles';
import { NoProducts } from '../../components/list/NoProducts';
import { ProductBlocks } from '../../components/list/ProductBlocks';
import { itemListData, listCrumbsData, listHead } from '../../data/list/list-head-rules';
import { type ListQuery, listPath, queryFields } from '../../data/list/list-query-rules';
import { categoryLabel, categoryName, findCategory, pageSize } from '../../data/list/list-rules';
import { type List, useList } from '../../data/list/use-list';
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

interface PagerProps {
  /** 1 is the first */
  page: number;
  pages: number;
  /** Address of a page. */
  to: (page: number) => string;
}

/** Links to the pages beside this one; works without a script. */
const Pager = ({ page, pages, to }: PagerProps) => (
  <Further aria-label="Pages">
    {page > 1 && (
      <ButtonLink to={to(page - 1)} tone="quiet" rel="prev">
        <ChevronLeftIcon />
        Previous page
      </ButtonLink>
    )}
    <span>
      Page {page} of {pages}
    </span>
    {page < pages && (
      <ButtonLink to={to(page + 1)} tone="quiet" rel="next">
        Next page
        <ArrowRightIcon />
      </ButtonLink>
    )}
  </Further>
);
