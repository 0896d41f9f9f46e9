import { shopConfig } from '@shop/shared/config';
import { greetingUrl } from '@shop/shared/format';
import { theme } from '@shop/shared/theme';
import {
  ButtonLink,
  Container,
  PageHead,
  PageTitle,
  Skeleton,
  VisuallyHidden,
  WhatsAppLink,
} from '@shop/shared/ui';
import {
  BackLink,
  type Failed,
  PageFailed,
  SlowNotice,
  shortTitle,
  useOutcome,
} from '@shop/shared/ui/bundled';
import { useLoaderData, useLocation, useParams } from 'federated-site/router';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { PostHeading } from '../../components/post/PostHeading';
import { PostPictures } from '../../components/post/PostPictures';
import { Columns, Head, Post, Top } from '../../components/post/post.styles';
import { type PostPageData, type PostResult, shownPosts } from '../../data/post-loader';
import type { PostCardData } from '../../data/post-rules';
import { PostView } from './PostView';

/** `/blog/{slug}` (spec section 2, Blog post): loading, found, not found or error. */
export function Component() {
  const page = useLoaderData<PostPageData>();
  const { slug = '' } = useParams();
  const answer = useOutcome<PostResult>(page);
  const found = answer?.state === 'found' ? answer : undefined;
  useEffect(() => {
    if (found) shownPosts.set(slug, found);
  }, [slug, found]);
  const outcome = answer ?? shownPosts.peek(slug);
  useLateFragment(outcome === undefined);
  if (!outcome) return <PostComing card={page.state === 'coming' ? page.card : undefined} />;
  if (outcome.state === 'missing') return <PostMissing />;
  if (outcome.state === 'failed') return <PostFailed {...outcome} />;
  return <PostView key={outcome.post.slug} {...outcome} />;
}

/** Scrolls to the part that the address names (`#comments`) when it comes after its page. */
function useLateFragment(isComing: boolean): void {
  const { hash } = useLocation();
  const wasComing = useRef(false);
  useEffect(() => {
    const isLate = wasComing.current && !isComing && scrollY === 0;
    if (isLate) document.getElementById(hash.slice(1))?.scrollIntoView();
    wasComing.current = isComing;
  }, [isComing, hash]);
}

/** While a browser that got no rendered page asks for the post. */
export const HydrateFallback = () => <PostComing />;

const PostFailed = (failed: Failed) => (
  <PageFailed
    {...failed}
    path="/blogs"
    above={<BackLink to="/blogs">All posts</BackLink>}
    title="Failed to load blog post"
    text="It could not be had just now. Try again in a moment."
  >
    <ButtonLink to="/blogs" tone="quiet">
      View all posts
    </ButtonLink>
    <WhatsAppLink href={greetingUrl()}>Ask on WhatsApp</WhatsAppLink>
  </PageFailed>
);

const Lead = styled.span`
  display: block;
  margin-top: ${theme.space.s};
  color: ${theme.color.inkSoft};
  font: 400 ${theme.size.lead} / 1.5 ${theme.font.body};
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  padding-block: ${theme.space.xl} ${theme.space.xxl};
`;

const missingText = "We couldn't find the article you're looking for.";

/** 'Blog post not found — …' (spec section 8), with links to /blogs and Home (section 2). */
const PostMissing = () => (
  <>
    <PageHead hidden title="Blog post not found" description={missingText} path="/blogs" />
    <PageTitle>
      Blog post not found
      <VisuallyHidden> — </VisuallyHidden>
      <Lead>{missingText}</Lead>
    </PageTitle>
    <Container>
      <Links>
        <ButtonLink to="/blogs">View all posts</ButtonLink>
        <ButtonLink to="/" tone="quiet">
          Home
        </ButtonLink>
        <WhatsAppLink href={greetingUrl()}>Ask on WhatsApp</WhatsAppLink>
      </Links>
    </Container>
  </>
);

const Lines = styled.div`
  display: grid;
  gap: ${theme.space.m};
`;

/** The loading state: the data of a card, and shapes for the rest. */
const PostComing = ({ card }: { card?: PostCardData | undefined }) => (
  <Columns aria-busy="true">
    <title>{`${card ? shortTitle(card) : 'Loading blog post…'} | ${shopConfig().name}`}</title>
    <Top>
      <BackLink to="/blogs">All posts</BackLink>
    </Top>
    <Head>
      <VisuallyHidden role="status">Loading blog post…</VisuallyHidden>
      <SlowNotice />
      {card ? (
        <PostHeading {...card} />
      ) : (
        <Lines>
          <Skeleton width="85%" height="2.6rem" />
          <Skeleton width="30%" />
          <Skeleton height="5.4rem" />
        </Lines>
      )}
    </Head>
    <Post>
      {card?.picture ? <PostPictures pictures={[card.picture]} /> : <Skeleton ratio={1.5} />}
      <Lines>
        <Skeleton height="6rem" />
        <Skeleton height="9rem" />
        <Skeleton width="80%" height="6rem" />
      </Lines>
    </Post>
  </Columns>
);
