import { JsonLd } from '@shop/shared/federation';
import { greetingUrl } from '@shop/shared/format';
import { useLoaderData, useLocation, useRevalidator } from '@shop/shared/router';
import { Callout, PageHead, PageTitle, WhatsAppLink } from '@shop/shared/ui';
import { useOutcome } from '@shop/shared/ui/bundled';
import { FeedLink } from '../../components/FeedLink';
import { ListEnd } from '../../components/list/ListEnd';
import { ListSkeleton } from '../../components/list/ListSkeleton';
import { Page } from '../../components/list/list.styles';
import { NoPosts } from '../../components/list/NoPosts';
import { Retry, type RetryProps } from '../../components/Retry';
import { blogData, listHead } from '../../data/list-head-rules';
import type { ListData, ListResult } from '../../data/list-outcome';
import { readPage } from '../../data/list-rules';
import { feedPath, listPath } from '../../data/post-address-rules';
import type { PostCard } from '../../data/post-rules';
import { PostGrid } from './PostGrid';

/** Spec section 2, Blog list: loading, then error, empty or list. */
export function Component() {
  const outcome = useOutcome<ListResult>(useLoaderData<ListData>());
  const { search } = useLocation();
  const asked = readPage(search);
  const ready = outcome?.state === 'ready' ? outcome : undefined;
  return (
    <>
      <ListHead cards={ready?.cards ?? []} page={ready?.page ?? asked} />
      <Hero />
      <Page>
        <Content outcome={outcome} asked={asked} />
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

function Content({ outcome, asked }: { outcome: ListResult | undefined; asked: number }) {
  const { state, revalidate } = useRevalidator();
  if (!outcome) return <ListSkeleton />;
  if (outcome.state === 'failed') {
    return (
      <ListFailed
        action="/blogs"
        fields={asked > 1 ? { page: String(asked) } : {}}
        busy={state === 'loading'}
        onRetry={() => void revalidate()}
      />
    );
  }
  const { cards, page, pages } = outcome;
  if (cards.length === 0) return <NoPosts />;
  return (
    <>
      <PostGrid cards={cards} lead={page === 1} eager />
      <ListEnd page={page} pages={pages} to={listPath} />
    </>
  );
}

/** What search engines, social networks and feed readers are told of the list. */
const ListHead = ({ cards, page }: { cards: readonly PostCard[]; page: number }) => (
  <>
    <PageHead {...listHead(cards, page)} />
    <FeedLink href={feedPath} />
    {cards.length > 0 && <JsonLd data={blogData(cards, page)} />}
  </>
);

/** The error state (spec sections 2 and 8). */
const ListFailed = (retry: RetryProps) => (
  <Callout
    role="alert"
    text="Failed to load blog posts"
    actions={
      <>
        <Retry {...retry} />
        <WhatsAppLink href={greetingUrl()}>Ask on WhatsApp</WhatsAppLink>
      </>
    }
  />
);
