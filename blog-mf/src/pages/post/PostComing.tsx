import { theme } from '@shop/shared/theme';
import { Skeleton, VisuallyHidden } from '@shop/shared/ui';
import { BackLink } from '@shop/shared/ui/bundled';
import { styled } from 'styled-components';
import { PostHeading } from '../../components/post/PostHeading';
import { PostPictures } from '../../components/post/PostPictures';
import { Columns, Head, Post, Top } from '../../components/post/post.styles';
import type { PostCard } from '../../data/post-rules';

/** The loading state: what a card has told, and shapes for the rest. */
export const PostComing = ({ card }: { card?: PostCard | undefined }) => (
  <Columns aria-busy="true">
    <Top>
      <BackLink to="/blogs">All posts</BackLink>
    </Top>
    <Head>
      <VisuallyHidden role="status">Loading blog post…</VisuallyHidden>
      {card ? <PostHeading {...card} lead="" /> : <HeadSkeleton />}
    </Head>
    <Post>
      {card?.picture ? <PostPictures pictures={[card.picture]} /> : <PictureSkeleton />}
      <BodySkeleton />
    </Post>
  </Columns>
);

const Lines = styled.div`
  display: grid;
  gap: ${theme.space.m};
`;

/** Title and date before they are known. */
const HeadSkeleton = () => (
  <Lines>
    <Skeleton width="85%" height="2.6rem" />
    <Skeleton width="30%" />
  </Lines>
);

const PictureSkeleton = () => <Skeleton ratio={1.5} />;

/** A post's text before it comes, as shapes. */
const BodySkeleton = () => (
  <Lines>
    <Skeleton height="6rem" />
    <Skeleton height="9rem" />
    <Skeleton width="80%" height="6rem" />
  </Lines>
);
