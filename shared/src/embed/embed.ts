/**
 * `embed.js`: elements that show widgets of the shop in any web page, from its script element.
 * The storefront server writes in where the shop is, and which elements its release offers.
 */
import { defineElements, siteOrigin } from 'federated-site/embed/loader';
import { emitClickEvents, type Shop } from './click-events';

/** address and hash of `here.ts`, built */
declare const EMBED_HERE: Shop['here'] | 0;

// A server from before there was one leaves the name as it is.
const here = typeof EMBED_HERE === 'undefined' ? undefined : EMBED_HERE;
const shop: Shop = { origin: siteOrigin(), here: here || undefined };

defineElements((element, root) => emitClickEvents(element, root, shop));
