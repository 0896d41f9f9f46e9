import { JsonLd } from '@shop/shared/federation';
import { PageHead } from '@shop/shared/ui';
import { FeedLink } from '../../components/FeedLink';
import { feedPath, postPath } from '../../data/post-address-rules';
import {
  crumbsData,
  machineDate,
  postData,
  postDescription,
  previewPicture,
  shortTitle,
} from '../../data/post-head-rules';
import type { ReadPost } from '../../data/post-outcome';

/** Title, description, canonical address, sharing tags, feed and structured data. */
export function PostHead({ post, comments }: { post: ReadPost; comments: number | undefined }) {
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
      <JsonLd data={crumbsData(post)} />
    </>
  );
}
