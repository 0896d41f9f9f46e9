import type { BlogComment } from '@shop/shared/entities';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type CommentsOutcome, loadComments } from './comments-api';

/** A post's comments as its page shows them (spec section 4: loading, then error, empty or list). */
export interface Comments {
  state: 'loading' | 'failed' | 'ready';
  /** newest first; as many as are known */
  list: readonly BlogComment[];
  /** how many there are, known or not */
  total: number;
  /** requests them again after a failure */
  busy: boolean;
  retry: () => Promise<void>;
  /** puts a new one on top */
  add: (comment: BlogComment) => void;
}

interface Known extends Pick<Comments, 'state' | 'total'> {
  loaded: readonly BlogComment[];
}

/**
 * Loads a post's comments in the browser. Those that came with the page are shown at once and then
 * made complete: others may have written since. When that fails they stay.
 */
export function useComments(post: number, initial: CommentsOutcome | undefined): Comments {
  const [known, setKnown] = useState<Known>(() => fromPage(initial));
  const [added, setAdded] = useState<readonly BlogComment[]>([]);
  const [busy, setBusy] = useState(false);
  const controller = useRef<AbortController>(undefined);

  const load = useCallback(async () => {
    controller.current?.abort();
    controller.current = new AbortController();
    const { signal } = controller.current;
    setBusy(true);
    try {
      const loaded = await loadComments(post, signal);
      if (signal.aborted) return;
      setKnown({ state: 'ready', loaded, total: loaded.length });
      setAdded((own) => own.filter((comment) => !loaded.some((other) => isSame(comment, other))));
    } catch (error) {
      if (signal.aborted) return;
      console.info(`comments of post ${post}:`, error);
      setKnown((before) => (before.state === 'ready' ? before : { ...before, state: 'failed' }));
    }
    setBusy(false);
  }, [post]);

  useEffect(() => {
    void load();
    return () => controller.current?.abort();
  }, [load]);

  const add = useCallback((comment: BlogComment) => setAdded((before) => [comment, ...before]), []);

  const { state, loaded, total } = known;
  const own = added.filter((comment) => !loaded.some((other) => isSame(comment, other)));
  return {
    state,
    list: [...own, ...loaded],
    total: total + own.length,
    busy,
    retry: load,
    add,
  };
}

function fromPage(initial: CommentsOutcome | undefined): Known {
  if (initial?.state === 'ready') {
    return { state: 'ready', loaded: initial.comments, total: initial.total };
  }
  return { state: initial ? 'failed' : 'loading', loaded: [], total: 0 };
}

/** By their text where the API gives no id. */
const isSame = (one: BlogComment, other: BlogComment): boolean =>
  one.id > 0 ? one.id === other.id : one.content === other.content;
