const waiting = new WeakMap<Element, () => void>();
const observers = new Map<string, IntersectionObserver>();

function observerFor(margin: string): IntersectionObserver {
  const known = observers.get(margin);
  if (known) return known;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.();
    },
    { rootMargin: margin },
  );
  observers.set(margin, observer);
  return observer;
}

/**
 * Calls back once: when an element comes near the view, or the page is about to be printed.
 * @param margin how far beyond the view is near, as `IntersectionObserver` takes it
 * @returns stops waiting
 */
export function whenNear(element: Element, margin: string, onNear: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    onNear();
    return () => undefined;
  }
  const observer = observerFor(margin);
  const stop = () => {
    removeEventListener('beforeprint', report);
    observer.unobserve(element);
  };
  const report = () => {
    stop();
    onNear();
  };
  waiting.set(element, report);
  observer.observe(element);
  addEventListener('beforeprint', report);
  return stop;
}
