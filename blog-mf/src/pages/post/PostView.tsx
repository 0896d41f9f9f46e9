import { WhatsAppLink } from '@shop/shared/ui';
import { BackLink, Breadcrumbs } from '@shop/shared/ui/bundled';
import { AuthorCard } from '../../components/post/AuthorCard';
import { PostBody } from '../../components/post/PostBody';
import { PostHeading } from '../../components/post/PostHeading';
import { PostPictures } from '../../components/post/PostPictures';
import { Actions, Columns, Head, Post, Side, Talk, Top } from '../../components/post/post.styles';
import { ShareButton } from '../../components/post/ShareButton';
import { postAddress } from '../../data/post-address-rules';
import { postChatUrl } from '../../data/post-chat-rules';
import { postCrumbs, shortTitle } from '../../data/post-head-rules';
import type { CommentsOutcome, ReadPost } from '../../data/post-outcome';
import { useShare } from '../../data/use-share';
import { PostComments } from './PostComments';
import { PostHead } from './PostHead';

export interface PostViewProps {
  post: ReadPost;
  comments: CommentsOutcome | undefined;
}

/** The post, arranged (spec section 2, Blog post). */
export const PostView = ({ post, comments }: PostViewProps) => (
  <>
    <PostHead post={post} comments={comments?.state === 'ready' ? comments.total : undefined} />
    <Columns as="article">
      <Top>
        <BackLink to="/blogs">All posts</BackLink>
        <Breadcrumbs steps={postCrumbs(post)} />
      </Top>
      <Head>
        <PostHeading {...post} />
      </Head>
      <Post>
        <PostPictures pictures={post.pictures} />
        <PostBody html={post.body} />
        <Actions>
          <WhatsAppLink href={postChatUrl(post)}>Message on WhatsApp</WhatsAppLink>
          <PostShare post={post} />
          <BackLink to="/blogs">View all posts</BackLink>
        </Actions>
      </Post>
      <Side>
        <AuthorCard author={post.author} />
      </Side>
      {post.id > 0 && (
        <Talk>
          <PostComments post={post} given={comments} />
        </Talk>
      )}
    </Columns>
  </>
);

/** Sends the post on. */
function PostShare({ post }: { post: ReadPost }) {
  const url = postAddress(post);
  const [shared, share] = useShare({ title: shortTitle(post), url });
  return <ShareButton url={url} shared={shared} onShare={() => void share()} />;
}
