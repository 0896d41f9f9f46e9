import { collapseSpaces } from '@shop/shared/format';
import { useCallback, useEffect, useRef, useState } from 'react';

/** The address follows the keyboard after this, in ms: browsers limit how often it may change. */
const debounceMs = 300;

/**
 * What is in the search box: shown at once, in the address when the typing pauses. A change of the
 * address that did not come from here, by Back or a link, goes into the box.
 * @param q what the address says
 * @param write puts a search into the address
 */
export function useSearchText(
  q: string,
  write: (q: string) => void,
): { text: string; type: (text: string) => void; commit: () => void } {
  const [text, setText] = useState(q);
  const written = useRef(q);
  const writing = useRef(write);

  useEffect(() => {
    writing.current = write;
  });

  useEffect(() => {
    if (q === written.current) return;
    written.current = q;
    setText(q);
  }, [q]);

  const put = useCallback((words: string) => {
    const next = collapseSpaces(words);
    if (next === written.current) return;
    written.current = next;
    writing.current(next);
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => put(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text, put]);

  return { text, type: setText, commit: () => put(text) };
}
