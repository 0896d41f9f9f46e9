/** Which addresses in a document are the site's own. */
export interface SiteAddresses {
  /** origin of the site */
  siteUrl: string;
  /** origin of the API's files, empty when it is the site's */
  apiOrigin: string;
  /** origin where the API's own pictures are found, when another one than the site's */
  mediaOrigin?: string;
}

/** Of scripts that stand alone, and before the host has set them. */
export const unknownAddresses: SiteAddresses = { siteUrl: 'https://site.invalid', apiOrigin: '' };

let current = unknownAddresses;

/** For the host, before the first document is sanitised in its browser. */
export function setSiteAddresses(addresses: SiteAddresses): void {
  current = addresses;
}

export const siteAddresses = (): SiteAddresses => current;
