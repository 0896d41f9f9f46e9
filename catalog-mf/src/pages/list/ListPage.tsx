import type { ProductCard } from '@shop/shared/entities';
import { formatPrice } from '@shop/shared/format';
import { media, theme } from '@shop/shared/theme';
import { Container, PageHead, PageTitle } from '@shop/shared/ui';
import { ListFailed, Pager } from '@shop/shared/ui/bundled';
import { JsonLd } from 'federated-site/react';
import { useLocation } from 'federated-site/router';
import { styled } from 'styled-components';
import { ListSkeleton } from '../../components/list/ListSkeleton';
import { NoProducts } from '../../components/list/NoProducts';
import { ProductBlocks } from '../../components/list/ProductBlocks';
import { type ListQuery, listPath, queryFields } from '../../data/list/list-filters';
import { itemListData, listCrumbsData, listHead } from '../../data/list/list-head-rules';
import {
  categoryKeyInApi,
  categoryLabel,
  categoryName,
  findCategory,
  pageSize,
} from '../../data/list/list-rules';
import { type List, useList } from '../../data/list/use-list';
import { prefetchProductPage } from '../../product-page';
import { ListControls } from './ListControls';

const Page = styled(Container)`
  padding-block: ${theme.space.l} ${theme.space.xxl};
  ${media.wide} {
    padding-block: ${theme.space.xl} ${theme.space.xxxl};
  }
`;

/** Of a category. Below its chip, which a press would else move from under the finger. */
const About = styled.p`
  max-width: ${theme.width.text};
  margin: 0 0 ${theme.space.l};
  color: ${theme.color.inkSoft};
`;

/** The products; paler while another answer is on its way. */
const Results = styled.div`
  transition: opacity ${theme.motion.quick};
  &[aria-busy='true'] {
    opacity: 0.55;
  }
`;

const Further = styled(Pager)`
  margin-block: ${theme.space.xl};
  @media print {
    & > a {
      display: none;
    }
  }
`;

/** Spec section 2, Product list. */
export function Component() {
  const list = useList();
  const { query, categories, cards } = list;
  const category = findCategory(query.category, categories);
  const shown = cards.slice(0, pageSize);
  const named = { ...query, category: categoryKeyInApi(query.category, categories) };
  return (
    <>
      <PageHead {...listHead(named, category, shown)} />
      {typeof process === 'object' && shown.length > 0 && (
        <JsonLd data={itemListData(shown, (query.page - 1) * pageSize + 1)} />
      )}
      {typeof process === 'object' && <JsonLd data={listCrumbsData(named, category)} />}
      <PageTitle>{category?.title ?? (categoryLabel(query.category) || 'All Products')}</PageTitle>
      <Page>
        <ListControls list={list} />
        {category?.description && <About>{category.description}</About>}
        <Results aria-busy={list.busy || undefined}>
          <Content list={list} searched={searchedFor(query, category?.title)} />
        </Results>
      </Page>
    </>
  );
}

/** What the shop is asked for where nothing was found. */
const searchedFor = ({ q, category, color, maxPrice }: ListQuery, title = category) =>
  [q || title, color, maxPrice && `under ${formatPrice(maxPrice)}`].filter(Boolean).join(', ');

/** While a browser that got no rendered page asks for the products. */
export const HydrateFallback = () => (
  <>
    <PageTitle>All Products</PageTitle>
    <Page>
      <ListSkeleton layout="grid" />
    </Page>
  </>
);

function Content({ list, searched }: { list: List; searched: string }) {
  const { key } = useLocation();
  const { state, query, cards, total, categories } = list;
  if (state === 'loading') return <ListSkeleton layout={query.view} />;
  if (state === 'failed') {
    return (
      <ListFailed
        text="Failed to load products"
        action="/products"
        fields={queryFields(query)}
        isOffline={list.isOffline}
        busy={list.busy}
        onRetry={list.retry}
      />
    );
  }
  const everywhere = query.q && query.category ? listPath(query, 'category') : undefined;
  const titles = (card: ProductCard) => categoryName(card.category, categories);
  return (
    <>
      {total === 0 && <NoProducts searched={searched} everywhere={everywhere} />}
      <ProductBlocks
        cards={cards}
        total={list.further && total - (query.page - 1) * pageSize}
        further={list.further}
        blockSize={pageSize}
        historyKey={key}
        layout={query.view}
        eagerCount={2}
        visibleCount={4}
        slots
        atOnce={list.isReturning}
        whole={list.isFarDown}
        color={query.color}
        categoryOf={titles}
        onIntent={prefetchProductPage}
      />
      {(query.page > 1 || list.hasMorePages) && (
        <Further
          aria-label="Pages"
          page={query.page}
          pages={Math.ceil(total / pageSize)}
          pathOf={(page) => listPath({ ...query, page })}
          previous="Previous page"
          next="Next page"
        />
      )}
    </>
  );
}
