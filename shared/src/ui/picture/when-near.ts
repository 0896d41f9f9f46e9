const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

function notice(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    observer?.unobserve(target);
    waiting.get(target)?.();
  }
}

/**
 * Tells once when an element comes within a screen of the view. Browsers load lazy pictures from
 * much farther: two and more screens of a list that many visitors never see.
 * @returns stops waiting
 */
export function whenNear(element: Element, tell: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    tell();
    return () => undefined;
  }
  observer ??= new IntersectionObserver(notice, { rootMargin: '100% 0px' });
  waiting.set(element, tell);
  observer.observe(element);
  return () => observer?.unobserve(element);
}
