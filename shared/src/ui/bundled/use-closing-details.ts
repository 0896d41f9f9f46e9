import { closeOnBack } from '@shop/shared/ui';
import { useLocation } from 'federated-site/router';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * A `<details>` that closes on navigation, on Back, on a click outside, and on Escape, where the
 * focus returns.
 */
export function useClosingDetails(): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const shownKey = useRef(key);

  useEffect(() => {
    // Not when the page comes alive: the visitor may have opened it before.
    if (details.current && key !== shownKey.current) details.current.open = false;
    shownKey.current = key;
  }, [key]);

  useEffect(() => {
    const { current } = details;
    if (!current) return undefined;
    const close = () => {
      current.open = false;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !current.open) return;
      close();
      current.querySelector('summary')?.focus();
    };
    const onPress = (event: Event) => {
      // The path of the press: what was pressed may be gone by now, as Logout is.
      if (current.open && !event.composedPath().includes(current)) close();
    };
    let leave: (() => void) | undefined;
    const onToggle = () => {
      leave?.();
      leave = current.open ? closeOnBack(close) : undefined;
    };
    onToggle();
    current.addEventListener('toggle', onToggle);
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onPress);
    return () => {
      leave?.();
      current.removeEventListener('toggle', onToggle);
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onPress);
    };
  }, []);

  return details;
}
