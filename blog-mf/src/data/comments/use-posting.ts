import type { BlogComment } from '@shop/shared/entities';
import type { User } from '@shop/shared/session';
import { useCallback, useEffect, useState } from 'react';
import { storeDraft } from './comment-drafts';
import { ownComment, postingFailure } from './comment-rules';
import { sendComment } from './comments-api';

/** The outcome of the last comment that was sent. */
export type Posted =
  | { state: 'shown' }
  /** it waits for approval */
  | { state: 'waiting' }
  | { state: 'failed'; text: string; reason?: string };

/** Those on their way, by post: a form that is drawn meanwhile awaits the answer too. */
const underWay = new Map<number, Promise<BlogComment>>();

/**
 * Sends a comment, one time however often it is called. A draft stays until it is sent.
 * @param onPosted gets the new comment, unless it has to be approved first; always the same function
 */
export function usePosting(post: number, onPosted: (comment: BlogComment) => void) {
  const [busy, setBusy] = useState(false);
  const [posted, setPosted] = useState<Posted>();

  const follow = useCallback(async () => {
    const answer = underWay.get(post);
    if (!answer) return;
    setBusy(true);
    setPosted(undefined);
    try {
      const comment = await answer;
      if (!comment.hidden) onPosted(comment);
      setPosted({ state: comment.hidden ? 'waiting' : 'shown' });
    } catch (error) {
      setPosted({ state: 'failed', ...postingFailure(error) });
    }
    setBusy(false);
  }, [post, onPosted]);

  useEffect(() => void follow(), [follow]);

  const send = (text: string, user: User): void => {
    const content = text.trim();
    if (underWay.has(post) || content === '') return;
    underWay.set(post, sendDraft(post, content, user));
    void follow();
  };

  return { busy, posted, send };
}

/** @returns the comment, whose draft is gone */
async function sendDraft(post: number, content: string, user: User): Promise<BlogComment> {
  try {
    const stored = await sendComment(post, content);
    storeDraft(post, user.email, '');
    return ownComment(stored, { content, user, now: new Date().toISOString() });
  } finally {
    underWay.delete(post);
  }
}
