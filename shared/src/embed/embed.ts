/**
 * `embed.js`: elements that show widgets of the shop in any web page, from its script element.
 * The storefront server writes in where the shop is, and which elements its release offers.
 */
import { shopElement } from './shop-element';

/** element → `owner/Widget` and its attributes */
declare const EMBED_ELEMENTS: Readonly<Record<string, readonly [string, ...string[]]>>;
/** origin of the shop */
declare const EMBED_SHOP: string;

for (const [name, [widget, ...attributes]] of Object.entries(EMBED_ELEMENTS)) {
  // Another copy of this script may have been here first.
  if (!customElements.get(name)) {
    customElements.define(name, shopElement(EMBED_SHOP, widget, attributes));
  }
}
