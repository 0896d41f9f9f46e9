import { VisuallyHidden } from '@shop/shared/ui';
import { BackLink } from '@shop/shared/ui/bundled';
import { PostHeading } from '../../components/post/PostHeading';
import { PostPictures } from '../../components/post/PostPictures';
import { BodySkeleton, HeadSkeleton, PictureSkeleton } from '../../components/post/PostSkeleton';
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
