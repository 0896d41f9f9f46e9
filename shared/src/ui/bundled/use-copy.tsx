import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Input } from './Input';

const Text = styled(Input).attrs({ as: 'textarea' })`
  grid-column: 1 / -1;
  flex: 1 1 100%;
  order: 1;
  /* A long link takes several lines on a phone, and none of them is cut. */
  field-sizing: content;
  overflow-wrap: anywhere;
  max-height: 150px;
`;

/**
 * Copies a text. Where the browser refuses, a field shows it marked, to be copied by hand.
 * @param label of that field
 * @returns whether this very text was copied last, the function that copies it, and the field
 */
export function useCopy(text: string, label: string) {
  const [tried, setTried] = useState<{ text: string; isCopied: boolean }>();
  const shown = useRef<HTMLTextAreaElement>(null);
  // Not as it is drawn again: Chromium also moves the focus to what is selected.
  useEffect(() => {
    if (tried) shown.current?.select();
  }, [tried]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setTried({ text, isCopied: true });
    } catch {
      setTried({ text, isCopied: false });
    }
  };
  const isCopied = tried?.text === text && tried.isCopied;
  const field = tried && !tried.isCopied && (
    <Text
      aria-label={label}
      readOnly
      // Where the field does not take the size of its text.
      rows={Math.min(5, 1 + text.split('\n').length)}
      value={text}
      ref={shown}
    />
  );
  return { isCopied, copy, field };
}
