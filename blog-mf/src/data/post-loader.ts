import type { BlogPicture, BlogPost } from '@shop/shared/entities';
import {
  type Failed,
  failureOf,
  type LoaderArgs,
  outcomeOrPending,
  type Pending,
  withStatus,
} from '@shop/shared/ui/bundled';
import { ResourceCache, withTimeout } from 'federated-site/async';
import { type CleanHtml, cleanHtml } from 'federated-site/html';
import { firstComments } from './comments/comment-rules';
import { type CommentsOutcome, loadComments } from './comments/comments-api';
import { readableHtml } from './post-html';
import { type PostCardData, postCard } from './post-rules';
import { findPost, postsCache } from './posts-api';
import { type RelatedProducts, relatedProducts } from './related-products';

/** The longest that comments may delay the server's page, in ms. */
const commentsTimeoutMs = 1_000;

/** The query parameter that asks for all comments, for a page without scripts. */
export const commentsParam = 'comments';

export const postLoader = (args: LoaderArgs) =>
  typeof document === 'undefined' ? loadPostOnServer(args) : loadPostInBrowser(args);

/** All is awaited: without a script the page stays as it is sent. */
export async function loadPostOnServer({ params, request }: LoaderArgs) {
  const outcome = await loadPost(params.slug ?? '', request.signal);
  if (outcome.state !== 'found') return withStatus(outcome);
  const all = new URL(request.url).searchParams.get(commentsParam) === 'all';
  const comments = await commentsOnServer(outcome.post.id, all, request.signal);
  return { ...outcome, comments };
}

/** A slow answer follows the page, which shows the data of a card until then. */
export async function loadPostInBrowser({ params, request }: LoaderArgs): Promise<PostPageData> {
  const slug = params.slug ?? '';
  const card = postsCache.peek('all')?.find((card) => card.slug === slug);
  const last = shownPosts.peek(slug);
  const [page] = await Promise.all([
    outcomeOrPending(loadPost(slug, request.signal)),
    // A text that the server's page held is not shown again before this tab has cleaned it.
    last && cleanHtml(last.post.body).catch(() => undefined),
  ]);
  return page.state === 'coming' && card ? { ...page, card } : page;
}

/** The first ones, or all; the page's data holds no more than its HTML. */
async function commentsOnServer(
  post: number,
  all: boolean,
  signal: AbortSignal,
): Promise<CommentsOutcome> {
  try {
    const comments = await withTimeout(loadComments(post, signal), commentsTimeoutMs, 'comments');
    const shown = all ? comments : comments.slice(0, firstComments);
    return { state: 'ready', comments: shown, total: comments.length };
  } catch (error) {
    if (!signal.aborted) console.info(`comments of post ${post}:`, error);
    return { state: 'failed' };
  }
}

/**
 * Asks for a post and makes it fit to be read: its HTML sanitised.
 * @returns the outcome; never rejects
 */
async function loadPost(slug: string, signal?: AbortSignal): Promise<PostResult> {
  try {
    const post = await findPost(slug, signal);
    if (!post) return { state: 'missing' };
    const [details, related] = await Promise.all([
      postDetails(post),
      relatedProducts(post.content, signal),
    ]);
    return { state: 'found', post: details, related };
  } catch (error) {
    if (!signal?.aborted) console.info(`post ${slug}:`, error);
    return failureOf(error);
  }
}

const postDetails = async (post: BlogPost): Promise<PostDetails> => ({
  ...postCard(post),
  pictures: post.pictures,
  body: await readableHtml(post.content),
});

/** A post as its page shows it. */
export interface PostDetails extends PostCardData {
  pictures: readonly BlogPicture[];
  body: CleanHtml;
}

/** How asking for a post ended (spec section 4: loading, then found, not-found or error). */
export type PostResult =
  | {
      state: 'found';
      post: PostDetails;
      related: RelatedProducts;
      /** when they came with the post; otherwise the page requests them */
      comments?: CommentsOutcome;
    }
  | { state: 'missing' }
  | Failed;

/**
 * Posts as the browser showed them last, by slug: a visitor who comes back finds one as it was until
 * the new answer comes. Otherwise the page would be too short for the position they had scrolled to.
 */
export const shownPosts = new ResourceCache<Extract<PostResult, { state: 'found' }>>({
  maxEntries: 20,
});

/** The data of the post route's loader: with that of a card; plain data on the server. */
export type PostPageData = PostResult | (Pending<PostResult> & { card?: PostCardData });
