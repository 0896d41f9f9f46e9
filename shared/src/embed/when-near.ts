/** An element is near before a visitor who scrolls sees it. */
const margin = '300px';

const waiting = new WeakMap<Element, () => void>();

const observer =
  'IntersectionObserver' in window
    ? new IntersectionObserver(
        (entries) => {
          for (const { isIntersecting, target } of entries) {
            if (!isIntersecting) continue;
            observer?.unobserve(target);
            waiting.get(target)?.();
          }
        },
        { rootMargin: margin },
      )
    : undefined;

/** @returns ends the waiting */
export function whenNear(element: Element, tell: () => void): () => void {
  waiting.set(element, tell);
  if (observer) observer.observe(element);
  else tell();
  return () => observer?.unobserve(element);
}
