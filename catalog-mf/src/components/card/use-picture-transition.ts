import { isPlainPress } from '@shop/shared/ui/bundled';
import { useNavigate } from 'federated-site/router';
import type { MouseEvent } from 'react';

/** The name that a card's picture and the product page's main picture share (CSS View Transitions). */
export const pictureName = 'product-picture';

/**
 * Lets the picture of a clicked card grow into the product page's. Where the browser has no view
 * transitions, or the visitor prefers reduced motion, the card's own link works.
 * @returns a click handler for an element that holds cards
 */
export function usePictureTransition(): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/products/"]');
    const picture = link?.closest('article')?.querySelector('picture')?.parentElement;
    if (!link || !picture || !isPlainPress(event) || !canMove()) return;
    // Two elements of one name would cancel the transition.
    for (const other of document.querySelectorAll<HTMLElement>('[data-picture]')) {
      other.style.viewTransitionName = 'none';
    }
    picture.dataset.picture = '';
    picture.style.viewTransitionName = pictureName;
    event.preventDefault();
    void navigate(link.getAttribute('href') ?? '/products', { viewTransition: true });
  };
}

const canMove = (): boolean =>
  'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;
