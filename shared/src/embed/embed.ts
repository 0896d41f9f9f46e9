/**
 * `embed.js`: elements that show widgets of the shop in any web page, from its script element.
 * The storefront server writes in where the shop is, and which elements its release offers.
 */
import { siteElement } from 'federated-site/embed';
import { emitClickEvents, type Shop } from './click-events';

/** element → `owner/Widget` and its attributes */
declare const EMBED_ELEMENTS: Readonly<Record<string, readonly [string, ...string[]]>>;
/** origin of the shop */
declare const EMBED_SHOP: string;
/** address and hash of `here.ts`, built */
declare const EMBED_HERE: Shop['here'] | 0;

// A server from before there was one leaves the name as it is.
const here = typeof EMBED_HERE === 'undefined' ? undefined : EMBED_HERE;
const shop: Shop = { origin: EMBED_SHOP, here: here || undefined };
const site = {
  origin: shop.origin,
  onOpen: (element: Element, root: ShadowRoot) => emitClickEvents(element, root, shop),
};

for (const [name, [widget, ...attributes]] of Object.entries(EMBED_ELEMENTS)) {
  // Another copy of this script may have been here first.
  if (!customElements.get(name)) {
    customElements.define(name, siteElement(site, widget, attributes));
  }
}
