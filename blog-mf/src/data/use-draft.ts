import { useState } from 'react';
import { draftOf, keepDraft } from './comment-drafts';

/**
 * What a visitor is writing under a post, kept from key to key. Only drawn where somebody is signed
 * in, so never on the server.
 * @param by e-mail address
 */
export function useDraft(post: number, by: string) {
  const [text, setText] = useState(() => draftOf(post, by));
  const type = (next: string) => {
    setText(next);
    keepDraft(post, by, next);
  };
  return { text, type, clear: () => setText('') };
}
