/**
 * Remembers the server's nodes, without a copy: when an error is not caught, React
 * removes the outermost nodes of the page and leaves what is in them as it is.
 * @returns puts them back, into a root without React's listeners: links and forms work by themselves
 */
export function rememberNodes(root: HTMLElement): () => void {
  const nodes = [...root.childNodes];
  const inHead = [...document.head.childNodes];
  return () => {
    const withoutListeners = root.cloneNode() as HTMLElement;
    root.replaceWith(withoutListeners);
    withoutListeners.append(...nodes);
    document.head.append(...inHead.filter(({ isConnected }) => !isConnected));
  };
}
