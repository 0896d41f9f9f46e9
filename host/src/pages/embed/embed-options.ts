import type { EmbedDefinition } from 'federated-site/react';

/** element → what it shows and takes, as `/embed/v1` says */
export type EmbedElements = Record<string, { widget: string; definition: EmbedDefinition }>;

/** Which element, and its attributes; those without a value are none. */
export interface Chosen {
  element: string;
  values: Readonly<Record<string, string>>;
}

/** What most pages embed; the other elements follow as the release has them. */
const firstElement = 'shop-product-grid';

/**
 * The elements that this shop offers to other pages, `firstElement` first.
 * @throws when the shop does not answer
 */
export async function loadElements(signal: AbortSignal): Promise<EmbedElements> {
  const response = await fetch('/embed/v1', { signal });
  if (!response.ok) throw new Error(`/embed/v1 answered ${response.status}`);
  const elements: EmbedElements = await response.json();
  const { [firstElement]: first, ...others } = elements;
  return first ? { [firstElement]: first, ...others } : others;
}

const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** Pixels for each kind of screen: below 600, below 1000, and above. */
export type Room = Readonly<Record<'phone' | 'tablet' | 'wide', number>>;

/** Where on a page the element stands → how wide it is there, in px. */
export const places: Readonly<Record<string, Room>> = {
  'a whole page': { phone: 398, tablet: 736, wide: 1140 },
  'a column of text': { phone: 398, tablet: 640, wide: 720 },
  'a side bar': { phone: 398, tablet: 300, wide: 300 },
};

export const givenOf = (values: Chosen['values']): Chosen['values'] =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''));

/**
 * What a shop owner pastes into another page.
 * @param shop origin of the shop
 * @param room that is kept free, so that nothing moves when the widget comes; none where it was
 * not measured
 */
export function snippet({ element, values }: Chosen, shop: string, room?: Room): string {
  const { name, rules } = room ? reservedHeight(room) : { name: '', rules: [] };
  const attributes = Object.entries(givenOf(values))
    .map(([attribute, value]) => ` ${attribute}="${escapeHtml(value.trim())}"`)
    .join('');
  return [
    `<script async src="${shop}/embed.js"></script>`,
    ...rules,
    `<${element}${name && ` class="${name}"`}${attributes}>`,
    `  <a href="${shop}/">See it in our shop</a>`,
    `</${element}>`,
  ].join('\n');
}

/**
 * The same heights are the same class: several snippets in a page do not meet. An element whose
 * script did not come within 15 s, as long as the script itself waits for the shop, takes no room.
 */
function reservedHeight({ phone, tablet, wide }: Room): { name: string; rules: readonly string[] } {
  const name = `shop-${phone}-${tablet}-${wide}`;
  return {
    name,
    rules: [
      '<style>',
      `  .${name} { display: block; min-height: ${phone}px }`,
      `  @media (min-width: 600px) { .${name} { min-height: ${tablet}px } }`,
      `  @media (min-width: 1000px) { .${name} { min-height: ${wide}px } }`,
      `  .${name}:not(:defined) { animation: shop-release 0s 15s forwards }`,
      '  @keyframes shop-release { to { min-height: 0 } }',
      '</style>',
    ],
  };
}
