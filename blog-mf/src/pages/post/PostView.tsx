import { JsonLd } from '@shop/shared/federation';
import { PageHead, WhatsAppLink } from '@shop/shared/ui';
import {
  BackLink,
  Breadcrumbs,
  crumbsData,
  previewPicture,
  shortTitle,
} from '@shop/shared/ui/bundled';
import { useState } from 'react';
import { FeedLink } from '../../components/FeedLink';
import { AuthorCard } from '../../components/post/AuthorCard';
import { PostBody } from '../../components/post/PostBody';
import { PostHeading } from '../../components/post/PostHeading';
import { PostPictures } from '../../components/post/PostPictures';
import { Actions, Columns, Head, Post, Side, Talk, Top } from '../../components/post/post.styles';
import { ShareButton } from '../../components/post/ShareButton';
import type { CommentsOutcome } from '../../data/comments/comments-api';
import { feedPath, postAddress, postPath } from '../../data/post-address-rules';
import { postChatUrl } from '../../data/post-chat-rules';
import { machineDate, postCrumbs, postData, postDescription } from '../../data/post-head-rules';
import type { ReadPost } from '../../data/post-loader';
import { PostComments } from './PostComments';

interface PostViewProps {
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

/** Title, description, canonical address, sharing tags, feed and structured data. */
function PostHead({ post, comments }: { post: ReadPost; comments: number | undefined }) {
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
      <FeedLink href={feedPath} />
      <JsonLd data={postData(post, { pictures, comments })} />
      <JsonLd data={crumbsData(postCrumbs(post), postAddress(post))} />
    </>
  );
}

/** What became of sharing: the sheet was open, the link was copied, or it is to be copied by hand. */
type Shared = 'copied' | 'by-hand' | undefined;

/** Shares a page by the device's own sheet, else copies its link. */
function useShare(page: { title: string; url: string }): [Shared, () => Promise<void>] {
  const [shared, setShared] = useState<Shared>();
  const share = async () => {
    setShared((await openSheet(page)) ? undefined : await copy(page.url));
  };
  return [shared, share];
}

/** @returns false where there is no sheet, or it did not open */
async function openSheet(page: { title: string; url: string }): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share(page);
    return true;
  } catch (error) {
    // Closed without choosing is a choice too.
    return error instanceof Error && error.name === 'AbortError';
  }
}

async function copy(url: string): Promise<Shared> {
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'by-hand';
  }
}
