/**
 * Keeps hold of what the server drew, without a copy: React takes a page's outermost nodes away
 * when something in it throws that nobody catches, and leaves what is within them as it is.
 * @returns puts them back, into a root that React does not listen to: links and forms are real then
 */
export function keepNodes(root: HTMLElement): () => void {
  const nodes = [...root.childNodes];
  const inHead = [...document.head.childNodes];
  return () => {
    const unheard = root.cloneNode() as HTMLElement;
    root.replaceWith(unheard);
    unheard.append(...nodes);
    document.head.append(...inHead.filter(({ isConnected }) => !isConnected));
  };
}
