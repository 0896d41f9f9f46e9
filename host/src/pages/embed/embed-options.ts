import type { EmbedDefinition } from '@shop/shared/federation';

/** element → what it shows and takes, as `/embed/v1` tells it */
export type EmbedElements = Readonly<
  Record<string, { widget: string; definition: EmbedDefinition }>
>;

/** Which element, and its attributes; those without a value are none. */
export interface Chosen {
  element: string;
  values: Readonly<Record<string, string>>;
}

/**
 * The elements that this shop offers to other pages.
 * @throws when the shop does not answer
 */
export async function loadElements(signal: AbortSignal): Promise<EmbedElements> {
  const response = await fetch('/embed/v1', { signal });
  if (!response.ok) throw new Error(`/embed/v1 answered ${response.status}`);
  return response.json();
}

const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/**
 * What a shop owner pastes into another page.
 * @param shop origin of the shop
 * @param height room that is kept free, in px
 */
export function snippet({ element, values }: Chosen, shop: string, height: number): string {
  const attributes = Object.entries(values)
    .filter(([, value]) => value.trim() !== '')
    .map(([name, value]) => ` ${name}="${escapeHtml(value.trim())}"`)
    .join('');
  const style = ` style="display:block;min-height:${height}px"`;
  return [
    `<script async src="${shop}/embed.js"></script>`,
    `<${element}${attributes}${style}>`,
    `  <a href="${shop}/">See it in our shop</a>`,
    `</${element}>`,
  ].join('\n');
}
