const said = new Set<string>();

/** Tells whoever listens, and the console once, why an element shows no widget. */
export function reportError(element: Element, error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  const line = `<${element.localName}>: ${reason}`;
  if (!said.has(line)) console.warn(line);
  said.add(line);
  element.dispatchEvent(new CustomEvent('shop:error', { bubbles: true, detail: { reason } }));
}
