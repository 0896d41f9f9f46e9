import { collapseSpaces } from '@shop/shared/format';
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';

/** The address follows the keyboard after this, in ms: browsers limit how often it may change. */
const debounceMs = 300;

export interface SearchTarget {
  /** the search text of the address */
  q: string;
  /** of the address in the visitor's history */
  key: string;
  /** Another page, or another list, is on its way: the address must not change until then. */
  isNavigating: boolean;
  /** Shows the results, without the address. */
  find: (text: string) => void;
  /** Puts a search into the address. */
  write: (q: string) => void;
}

/**
 * What is in the search box: shown at once, in the address when the typing pauses. A change of the
 * address that did not come from here, by Back or a link, goes into the box.
 */
export function useSearchText({ q, key, isNavigating, find, write }: SearchTarget) {
  const [text, setText] = useState(q);
  const written = useRef(q);

  const type = (words: string) => {
    setText(words);
    find(words);
  };
  const follow = useEffectEvent(() => {
    if (q === written.current) return;
    written.current = q;
    type(q);
  });
  // Not only of another search: Back may come before the new address is drawn.
  // biome-ignore lint/correctness/useExhaustiveDependencies: says that the address has changed
  useEffect(() => follow(), [key]);

  const commit = (words: string) => {
    const next = collapseSpaces(words);
    // It would undo a click on a link, or Back.
    if (isNavigating || next === written.current) return;
    written.current = next;
    write(next);
  };
  // The router draws a navigation as a transition. The pause is one too: it comes with what was pressed
  // before, so that a press in the pause is not undone.
  const [pause, setPause] = useState({ text, key });
  const commitPause = useEffectEvent((paused: typeof pause) => {
    if (paused.key === key && paused.text === text) commit(text);
  });
  useEffect(() => commitPause(pause), [pause]);
  useEffect(() => {
    if (isNavigating) return;
    const timer = setTimeout(() => startTransition(() => setPause({ text, key })), debounceMs);
    return () => clearTimeout(timer);
  }, [text, key, isNavigating]);

  return { text, type, commit: () => commit(text) };
}
