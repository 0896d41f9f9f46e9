/**
 * `embed.js`: elements that show widgets of the shop in any web page, from its script element.
 * The storefront server writes in where the shop is, and which elements its release offers.
 */
import type { Shop } from './click-events';
import { shopElement } from './shop-element';

/** element → `owner/Widget` and its attributes */
declare const EMBED_ELEMENTS: Readonly<Record<string, readonly [string, ...string[]]>>;
/** origin of the shop */
declare const EMBED_SHOP: string;
/** address and hash of `here.ts`, built */
declare const EMBED_HERE: Shop['here'] | 0;

// A server from before there was one leaves the name as it is.
const here = typeof EMBED_HERE === 'undefined' ? undefined : EMBED_HERE;
const shop = { origin: EMBED_SHOP, here: here || undefined };

for (const [name, [widget, ...attributes]] of Object.entries(EMBED_ELEMENTS)) {
  // Another copy of this script may have been here first.
  if (!customElements.get(name)) {
    customElements.define(name, shopElement(shop, widget, attributes));
  }
}
