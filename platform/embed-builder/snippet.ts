/** Which element, and its attributes; those without a value are none. */
export interface Chosen {
  element: string;
  values: Readonly<Record<string, string>>;
}

/** Pixels for each kind of screen: below 600, below 1000, and above. */
export type Heights = Readonly<Record<'phone' | 'tablet' | 'wide', number>>;

export const filledAttributes = (values: Chosen['values']): Chosen['values'] =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''));

const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/**
 * What is pasted into another page.
 * @param link address of the site, without a last `/`, and the text of the link inside the element
 * @param heights that are reserved, so that nothing moves when the widget comes; none where they were
 *   not measured
 */
export function snippet(
  { element, values }: Chosen,
  { siteUrl, text }: { siteUrl: string; text: string },
  heights?: Heights,
): string {
  // Elements of a site begin with its name.
  const prefix = element.split('-', 1)[0] ?? '';
  const { name, rules } = heights ? reserved(prefix, heights) : { name: '', rules: [] };
  const attributes = Object.entries(filledAttributes(values))
    .map(([attribute, value]) => ` ${attribute}="${escapeHtml(value.trim())}"`)
    .join('');
  return [
    `<script async src="${siteUrl}/embed.js"></script>`,
    ...rules,
    `<${element}${name && ` class="${name}"`}${attributes}>`,
    `  <a href="${siteUrl}/">${text}</a>`,
    `</${element}>`,
  ].join('\n');
}

/**
 * The same heights are the same class: several snippets in a page do not meet. An element whose
 * script did not come within 15 s, as long as the script itself waits for the site, takes no room.
 */
function reserved(
  prefix: string,
  { phone, tablet, wide }: Heights,
): { name: string; rules: readonly string[] } {
  const name = `${prefix}-${phone}-${tablet}-${wide}`;
  return {
    name,
    rules: [
      '<style>',
      `  .${name} { display: block; min-height: ${phone}px }`,
      `  @media (min-width: 600px) { .${name} { min-height: ${tablet}px } }`,
      `  @media (min-width: 1000px) { .${name} { min-height: ${wide}px } }`,
      `  .${name}:not(:defined) { animation: ${prefix}-release 0s 15s forwards }`,
      `  @keyframes ${prefix}-release { to { min-height: 0 } }`,
      '</style>',
    ],
  };
}
