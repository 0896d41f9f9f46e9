import { media, theme } from '@shop/shared/theme';
import { ButtonLink, Container, PageHead, PageTitle, Skeleton } from '@shop/shared/ui';
import { ListFailed, Pager, SlowNotice, useOutcome } from '@shop/shared/ui/bundled';
import { JsonLd } from 'federated-site/react';
import { useLoaderData, useLocation, useRevalidator } from 'federated-site/router';
import { styled } from 'styled-components';
import { Card, CardGrid, Frame, Words } from '../../components/card/card.styles';
import { PostGrid } from '../../components/card/PostGrid';
import { NoPosts } from '../../components/list/NoPosts';
import { blogData, listHead } from '../../data/head-rules';
import { type ListData, type ListResult, readPage } from '../../data/list-loader';
import { listPath, withLinks } from '../../data/post-address-rules';
import { FeedLink } from '../FeedLink';

/** Spec section 2, Blog list: loading, then error, empty or list. */
export function Component() {
  const outcome = useOutcome<ListResult>(useLoaderData<ListData>());
  const { search } = useLocation();
  const requested = readPage(search);
  const { cards, page } = outcome?.state === 'ready' ? outcome : { cards: [], page: requested };
  return (
    <>
      <PageHead {...listHead(cards, page)} />
      <FeedLink />
      {typeof process === 'object' && cards.length > 0 && <JsonLd data={blogData(cards, page)} />}
      <Hero />
      <Page>
        <Content outcome={outcome} requested={requested} />
      </Page>
    </>
  );
}

/** While a browser that got no rendered page asks for the posts. */
export const HydrateFallback = () => (
  <>
    <Hero />
    <Page>
      <ListSkeleton />
    </Page>
  </>
);

const Hero = () => (
  <PageTitle lead="Caring for leather, choosing well, and what is new in the shop.">
    From the Blog
  </PageTitle>
);

function Content({ outcome, requested }: { outcome: ListResult | undefined; requested: number }) {
  const { state, revalidate } = useRevalidator();
  if (!outcome) return <ListSkeleton />;
  if (outcome.state === 'failed') {
    return (
      <ListFailed
        text="Failed to load blog posts"
        action="/blogs"
        fields={requested > 1 ? { page: String(requested) } : {}}
        isOffline={outcome.isOffline}
        busy={outcome.isAskedAgain || state === 'loading'}
        onRetry={revalidate}
      />
    );
  }
  const { cards, page, pages } = outcome;
  if (cards.length === 0) return <NoPosts />;
  return (
    <>
      <PostGrid cards={cards.map(withLinks)} lead={page === 1} eager />
      {/* The end of the list, and View all posts (spec section 2). */}
      <Further
        aria-label="More posts"
        page={page}
        pages={pages}
        pathOf={listPath}
        previous="Newer posts"
        next="Older posts"
      >
        <ButtonLink to="/blogs" tone="quiet">
          View all posts
        </ButtonLink>
      </Further>
    </>
  );
}

/** The loading state (spec section 2): its words, and the cards' shapes. */
const ListSkeleton = () => (
  <>
    <Loading role="status">Loading blog posts…</Loading>
    <SlowNotice />
    <CardGrid as="div">
      <div data-lead>
        <CardSkeleton lead />
      </div>
      <CardSkeleton />
      <CardSkeleton />
      <CardSkeleton />
    </CardGrid>
  </>
);

const CardSkeleton = ({ lead }: { lead?: boolean }) => (
  <Card data-lead={lead || undefined} aria-hidden="true">
    <Frame>
      <Skeleton ratio={1.5} />
    </Frame>
    <Words>
      <Skeleton width="30%" height="0.9rem" />
      <Skeleton width="85%" height="1.5rem" />
      <Skeleton height="4.8rem" />
      <Skeleton width="45%" height="44px" />
    </Words>
  </Card>
);

const Page = styled(Container)`
  padding-block: ${theme.space.l} ${theme.space.xxl};
  ${media.wide} {
    padding-block: ${theme.space.xxl} ${theme.space.xxxl};
  }
`;

const Loading = styled.p`
  margin: 0 0 ${theme.space.l};
  color: ${theme.color.inkSoft};
`;

const Further = styled(Pager)`
  margin-top: ${theme.space.xxl};
  padding-top: ${theme.space.l};
  border-top: 1px solid ${theme.color.line};
`;
