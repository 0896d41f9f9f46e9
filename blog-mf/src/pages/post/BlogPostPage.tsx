import { useLoaderData } from '@shop/shared/router';
import { useOutcome } from '@shop/shared/ui/bundled';
import type { PostPageData, PostResult } from '../../data/post-outcome';
import { PostComing } from './PostComing';
import { PostFailed } from './PostFailed';
import { PostMissing } from './PostMissing';
import { PostView } from './PostView';

/** `/blog/{slug}` (spec section 2, Blog post): loading, found, not found or error. */
export function Component() {
  const page = useLoaderData<PostPageData>();
  const outcome = useOutcome<PostResult>(page);
  if (!outcome) return <PostComing card={page.state === 'coming' ? page.card : undefined} />;
  if (outcome.state === 'missing') return <PostMissing />;
  if (outcome.state === 'failed') return <PostFailed />;
  const { post, comments } = outcome;
  return <PostView key={post.slug} post={post} comments={comments} />;
}

/** While a browser that got no rendered page asks for the post. */
export const HydrateFallback = () => <PostComing />;
