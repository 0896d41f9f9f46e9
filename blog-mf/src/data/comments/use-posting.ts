import type { BlogComment } from '@shop/shared/entities';
import type { User } from '@shop/shared/session';
import { useRef, useState } from 'react';
import { storeDraft } from './comment-drafts';
import { ownComment, postingFailure } from './comment-rules';
import { sendComment } from './comments-api';

/** The outcome of the last comment that was sent. */
export type Posted =
  | { state: 'shown' }
  /** it waits for approval */
  | { state: 'waiting' }
  | { state: 'failed'; text: string; reason?: string };

/**
 * Sends a comment, one time however often it is called. A draft stays until it is sent.
 * @param onPosted gets the new comment, unless it has to be approved first
 */
export function usePosting(post: number, onPosted: (comment: BlogComment) => void) {
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [posted, setPosted] = useState<Posted>();

  /** @returns whether it was sent */
  const send = async (text: string, user: User): Promise<boolean> => {
    const content = text.trim();
    if (underWay.current || content === '') return false;
    underWay.current = true;
    setBusy(true);
    setPosted(undefined);
    try {
      const stored = await sendComment(post, content);
      storeDraft(post, user.email, '');
      if (!stored?.hidden)
        onPosted(ownComment(stored, { content, user, now: new Date().toISOString() }));
      setPosted({ state: stored?.hidden ? 'waiting' : 'shown' });
      return true;
    } catch (error) {
      setPosted({ state: 'failed', ...postingFailure(error) });
      return false;
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };

  return { busy, posted, send };
}
