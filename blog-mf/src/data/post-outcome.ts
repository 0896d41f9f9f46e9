import type { BlogComment, BlogPicture } from '@shop/shared/entities';
import type { CleanHtml } from '@shop/shared/html';
import type { Pending } from '@shop/shared/ui/bundled';
import type { PostCard } from './post-rules';

/** A post as its page shows it. */
export interface ReadPost extends PostCard {
  /** the post's own excerpt, '' when it has none */
  lead: string;
  pictures: readonly BlogPicture[];
  body: CleanHtml;
}

/** The comments of a post, newest first and without hidden ones, or that they cannot be had. */
export type CommentsOutcome =
  | {
      state: 'ready';
      /** the first ones, or all */
      comments: readonly BlogComment[];
      total: number;
    }
  | { state: 'failed' };

/** How asking for a post ended (spec section 4: loading, then found, not-found or error). */
export type PostResult =
  | {
      state: 'found';
      post: ReadPost;
      /** when they came along; the page asks for them itself otherwise */
      comments?: CommentsOutcome;
    }
  | { state: 'missing' }
  | { state: 'failed' };

/** What the post route's loader gives: with what a card told; plain data on the server. */
export type PostPageData = PostResult | (Pending<PostResult> & { card?: PostCard });
