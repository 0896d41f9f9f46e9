/**
 * A view transition that the next navigation cuts short is not an error, but React Router leaves the
 * rejection of its promises to the console.
 */
export function ignoreAbortedViewTransitions(): void {
  const start = document.startViewTransition?.bind(document);
  if (!start) return;
  document.startViewTransition = (update) => {
    const transition = start(update);
    for (const promise of [transition.ready, transition.finished]) promise.catch(() => undefined);
    return transition;
  };
}
