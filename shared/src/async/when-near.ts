const waiting = new WeakMap<Element, () => void>();
const observers = new Map<string, IntersectionObserver>();

function observerFor(margin: string): IntersectionObserver {
  const known = observers.get(margin);
  if (known) return known;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        waiting.get(target)?.();
      }
    },
    { rootMargin: margin },
  );
  observers.set(margin, observer);
  return observer;
}

/**
 * Tells when an element comes near the view, or all of the page is to be printed.
 * @param margin how far beyond the view is near, as `IntersectionObserver` takes it
 * @returns stops waiting
 */
export function whenNear(element: Element, margin: string, tell: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    tell();
    return () => undefined;
  }
  const observer = observerFor(margin);
  waiting.set(element, tell);
  observer.observe(element);
  addEventListener('beforeprint', tell);
  return () => {
    removeEventListener('beforeprint', tell);
    observer.unobserve(element);
  };
}
