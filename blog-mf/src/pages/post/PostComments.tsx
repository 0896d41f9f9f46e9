import { offlineText } from '@shop/shared/http';
import { checkSession } from '@shop/shared/session';
import { ButtonLink, useOfflineRetry } from '@shop/shared/ui';
import { isPlainPress, Retry } from '@shop/shared/ui/bundled';
import { useLocation, useSearchParams } from 'federated-site/router';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { CommentItem } from '../../components/comments/CommentItem';
import { Area, CommentList, Quiet } from '../../components/comments/comments.styles';
import {
  commentAnchor,
  commenterName,
  commentInHash,
  firstComments,
} from '../../data/comments/comment-rules';
import type { CommentsOutcome } from '../../data/comments/comments-api';
import { type Comments, useComments } from '../../data/comments/use-comments';
import { postPath } from '../../data/post-address-rules';
import { commentsParam, type PostDetails } from '../../data/post-loader';
import { CommentBox } from './CommentBox';

interface PostCommentsProps {
  post: PostDetails;
  /** those that came with the page */
  initial: CommentsOutcome | undefined;
}

/** The comments section (spec section 2): loading, then error, empty or list. */
export function PostComments({ post, initial }: PostCommentsProps) {
  const comments = useComments(post.id, initial);
  const { state, total } = comments;
  return (
    <Area id="comments" aria-label="Comments">
      <h2>{state === 'ready' && total > 0 ? `Comments (${total})` : 'Comments'}</h2>
      <CommentBox post={post.id} onPosted={comments.add} />
      <Content path={postPath(post)} comments={comments} />
    </Area>
  );
}

/** In place of comments that could not be loaded (spec section 8); offline, it says so. */
function CommentsFailed(form: ComponentProps<typeof Retry>) {
  const { offline, busy, retry } = useOfflineRetry(() => {
    // The session may have failed too; it tries again by itself up to a minute later.
    void checkSession();
    return form.onRetry();
  });
  return (
    <>
      <Quiet role="alert">{offline ? offlineText : 'Failed to load comments'}</Quiet>
      <Retry {...form} busy={busy || form.busy} onRetry={retry} />
    </>
  );
}

function Content({ path, comments }: { path: string; comments: Comments }) {
  const [search] = useSearchParams();
  const [all, setAll] = useState(search.get(commentsParam) === 'all');
  const { state, list, total, busy, retry } = comments;
  const marked = useMarkedComment(list.map(({ id }) => id));
  const isFurtherDown = list.findIndex(({ id }) => id === marked) >= firstComments;
  const shown = all || isFurtherDown ? list : list.slice(0, firstComments);

  /** Index of the first comment that a press is to show. */
  const firstNew = useRef<number>(undefined);
  useEffect(() => {
    const first = firstNew.current === undefined ? undefined : list[firstNew.current];
    if (!first) return;
    firstNew.current = undefined;
    // The link is gone, and the focus with it.
    elementOf(first.id)?.focus({ preventScroll: true });
  });

  if (state === 'loading' && list.length === 0) {
    return <Quiet role="status">Loading comments…</Quiet>;
  }
  return (
    <>
      {state === 'failed' && (
        <CommentsFailed action={`${path}#comments`} busy={busy} onRetry={retry} />
      )}
      {state === 'ready' && total === 0 && (
        <Quiet>No comments yet. Be the first to write one.</Quiet>
      )}
      {shown.length > 0 && (
        <CommentList>
          {shown.map((comment) => (
            <CommentItem
              key={comment.id || `${comment.createdAt} ${comment.content}`}
              anchor={commentAnchor(comment.id)}
              name={commenterName(comment)}
              createdAt={comment.createdAt}
              content={comment.content}
              marked={comment.id > 0 && comment.id === marked}
            />
          ))}
        </CommentList>
      )}
      {shown.length < total && shown.length > 0 && (
        <ButtonLink
          to={`${path}?${commentsParam}=all#comments`}
          tone="quiet"
          preventScrollReset
          onClick={(event) => {
            // Another tab shows them by the address.
            if (!isPlainPress(event)) return;
            event.preventDefault();
            setAll(true);
            firstNew.current = shown.length;
          }}
        >
          Show all {total} comments
        </ButtonLink>
      )}
    </>
  );
}

/**
 * The comment that the address names (`#comment-12`): scrolled to when it comes after the page.
 * One that the server wrote is found by the browser itself, which also knows a reload from a visit.
 * @param shown ids of the comments on the page
 * @returns its id; undefined on the server, which does not see fragments
 */
function useMarkedComment(shown: readonly number[]): number | undefined {
  const { hash } = useLocation();
  const [marked, setMarked] = useState<number>();
  const awaited = useRef<number>(undefined);
  const isShown = marked !== undefined && shown.includes(marked);

  useEffect(() => {
    const named = commentInHash(hash);
    setMarked(named);
    awaited.current = elementOf(named) ? undefined : named;
  }, [hash]);

  useEffect(() => {
    if (!isShown || awaited.current !== marked) return;
    awaited.current = undefined;
    const element = elementOf(marked);
    element?.scrollIntoView({ block: 'center' });
    element?.focus({ preventScroll: true });
  }, [marked, isShown]);

  return marked;
}

const elementOf = (id: number | undefined): HTMLElement | null =>
  document.getElementById((id && commentAnchor(id)) || '');
