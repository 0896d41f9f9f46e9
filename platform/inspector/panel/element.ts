type Inside = Node | string | false;

/**
 * Builds an element, without any HTML: pages with Trusted Types allow it.
 * @param attributes those that are `false` are left out; functions listen: `{ onclick: close }`
 */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string | false | (() => void)>> = {},
  ...inside: readonly Inside[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(name.slice(2), value);
    else if (value !== false) made.setAttribute(name, value);
  }
  made.append(...inside.filter((one) => one !== false));
  return made;
}

/** Dark enough for white text (WCAG 2.2, 1.4.3). */
const colors = ['#2a1d14', '#8a4b1f', '#1f5fbf', '#2f6b34', '#7a1f26', '#5b3a8c'];
const apps: string[] = [];

/** An app's colour, the same wherever the app is shown; its name stands next to it. */
export function appColor(app: string): string {
  if (!apps.includes(app)) apps.push(app);
  return colors[apps.indexOf(app) % colors.length] ?? '';
}

export function appDot(app: string): HTMLElement {
  const dot = element('span', { class: 'dot', 'aria-hidden': 'true' });
  // A policy that refuses style attributes allows this.
  dot.style.background = appColor(app);
  return dot;
}

/** @param ms milliseconds */
export const time = (ms: number): string => `${Math.round(ms)} ms`;

export const size = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
