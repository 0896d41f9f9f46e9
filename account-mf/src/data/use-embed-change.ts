import type { PendingAction } from '@shop/shared/session';
import { useEffect } from 'react';

/**
 * Calls back when an element of `embed.js` on this page has put something into the cart or on the
 * wishlist, past this app's own logic (`shop:cart-change`).
 */
export function useEmbedChange(kind: PendingAction['kind'], onChange: () => void): void {
  useEffect(() => {
    const hear = (event: Event) => {
      if ((event as CustomEvent<{ kind?: unknown } | null>).detail?.kind === kind) onChange();
    };
    document.addEventListener('shop:cart-change', hear);
    return () => document.removeEventListener('shop:cart-change', hear);
  }, [kind, onChange]);
}
