/** Each is dark enough for white text (WCAG 2.2, 1.4.3); the host's is the first. */
const colors = ['#2a1d14', '#8a4b1f', '#1f5fbf', '#2f6b34', '#7a1f26', '#5b3a8c'];

/** A part's colour is the same in the table and around its regions; its name stands beside it. */
export function partColor(part: string, parts: readonly string[]): string {
  const at = parts.indexOf(part);
  return colors[Math.max(0, at) % colors.length] ?? '#2a1d14';
}

/** A dot in a part's colour. */
export function partDot(part: string, parts: readonly string[]): HTMLElement {
  const dot = document.createElement('span');
  dot.className = 'dot';
  dot.ariaHidden = 'true';
  // A policy that refuses style attributes allows this.
  dot.style.background = partColor(part, parts);
  return dot;
}
