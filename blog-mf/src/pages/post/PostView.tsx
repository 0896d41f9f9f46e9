import { PageHead, WhatsAppLink } from '@shop/shared/ui';
import {
  BackLink,
  Breadcrumbs,
  crumbsData,
  previewPicture,
  ShareButton,
  shortTitle,
} from '@shop/shared/ui/bundled';
import { JsonLd } from 'federated-site/react';
import { AuthorCard } from '../../components/post/AuthorCard';
import { PostBody } from '../../components/post/PostBody';
import { PostHeading } from '../../components/post/PostHeading';
import { PostPictures } from '../../components/post/PostPictures';
import { PostProducts } from '../../components/post/PostProducts';
import {
  Actions,
  Columns,
  CommentsArea,
  Head,
  Post,
  Side,
  Top,
} from '../../components/post/post.styles';
import type { CommentsOutcome } from '../../data/comments/comments-api';
import { machineDate, postCrumbs, postData, postDescription } from '../../data/head-rules';
import { postAddress, postChatUrl, postPath } from '../../data/post-address-rules';
import type { PostDetails } from '../../data/post-loader';
import type { RelatedProducts } from '../../data/related-products';
import { FeedLink } from '../FeedLink';
import { PostComments } from './PostComments';

interface PostViewProps {
  post: PostDetails;
  related: RelatedProducts;
  comments?: CommentsOutcome | undefined;
}

/** The post, arranged (spec section 2, Blog post). */
export const PostView = ({ post, related, comments }: PostViewProps) => (
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
          <ShareButton kind="post" title={shortTitle(post)} url={postAddress(post)} />
          <BackLink to="/blogs">View all posts</BackLink>
        </Actions>
      </Post>
      <Side>
        <div>
          {related.cards.length > 0 && <PostProducts {...related} />}
          <AuthorCard author={post.author} />
        </div>
      </Side>
      {post.id > 0 && (
        <CommentsArea>
          <PostComments post={post} initial={comments} />
        </CommentsArea>
      )}
    </Columns>
  </>
);

/** Title, description, canonical address, sharing tags, feed and structured data. */
function PostHead({ post, comments }: { post: PostDetails; comments: number | undefined }) {
  const { pictures, picture } = post;
  const published = machineDate(post.createdAt);
  return (
    <>
      <PageHead
        type="article"
        title={shortTitle(post)}
        description={postDescription(post, 'meta')}
        path={postPath(post)}
        {...(picture && { image: previewPicture(picture) })}
      />
      {published && <meta property="article:published_time" content={published} />}
      <FeedLink />
      {typeof process === 'object' && <JsonLd data={postData(post, { pictures, comments })} />}
      {typeof process === 'object' && (
        <JsonLd data={crumbsData(postCrumbs(post), postAddress(post))} />
      )}
    </>
  );
}
