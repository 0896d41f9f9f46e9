type Inside = Node | string | false | undefined;

/**
 * Builds an element, without any HTML: pages with Trusted Types allow it.
 * @param attributes `class`, `aria-…` and the like; `true` sets one without a value, `false` none
 */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string | boolean | undefined>> = {},
  ...inside: readonly Inside[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) made.setAttribute(name, '');
    else if (value !== false && value !== undefined) made.setAttribute(name, value);
  }
  made.append(...inside.filter((one) => one !== false && one !== undefined));
  return made;
}

export function button(
  label: string,
  onPress: () => void,
  attributes: Readonly<Record<string, string | boolean | undefined>> = {},
): HTMLButtonElement {
  const made = element('button', { type: 'button', ...attributes }, label);
  made.addEventListener('click', onPress);
  return made;
}

/** Puts others in the place of what is in an element; the focus stays where it was. */
export function replaceInside(place: HTMLElement, inside: readonly Node[]): void {
  const { activeElement } = place.getRootNode() as ShadowRoot;
  const key = activeElement && place.contains(activeElement) ? keyOf(activeElement) : undefined;
  place.replaceChildren(...inside);
  if (!key) return;
  const again = [...place.querySelectorAll<HTMLElement>('[data-key]')];
  again.find((one) => keyOf(one) === key)?.focus();
}

const keyOf = (one: Element): string | null => one.getAttribute('data-key');

/** @param time in ms */
export const milliseconds = (time: number): string => `${Math.round(time)} ms`;

/** @returns 1 kB is 1,000 bytes */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const moment = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

/** @param at ISO 8601 */
export const momentOf = (at: string): string => moment.format(new Date(at));
