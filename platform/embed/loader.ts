import { type EmbeddedSite, siteElement } from './site-element';

/** element → `owner/Widget` and its attributes */
declare const EMBED_ELEMENTS: Readonly<Record<string, readonly [string, ...string[]]>>;
/** origin of the site */
declare const EMBED_SHOP: string;

/** Where the embedded elements come from. */
export const siteOrigin = (): string => EMBED_SHOP;

/**
 * The program of `embed.js`: defines the elements that the site's release offers. The storefront
 * server writes in where the site is, and which elements there are.
 */
export function defineElements(onOpen?: EmbeddedSite['onOpen']): void {
  const site = { origin: siteOrigin(), ...(onOpen && { onOpen }) };
  for (const [name, [widget, ...attributes]] of Object.entries(EMBED_ELEMENTS)) {
    const defined = customElements.get(name) as { siteOrigin?: string } | undefined;
    if (!defined) customElements.define(name, siteElement(site, widget, attributes));
    // Another copy of this script may have been here first.
    else if (defined.siteOrigin && defined.siteOrigin !== site.origin) {
      const here = `the page has that of ${defined.siteOrigin}`;
      console.warn(`<${name}> of ${site.origin} is not shown: ${here}`);
    }
  }
}
