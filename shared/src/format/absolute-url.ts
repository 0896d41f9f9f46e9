import { shopConfig } from '@shop/shared/config';

/** A path of the site, or a whole address, as a whole address; the site's when it is none. */
export function absoluteUrl(address: string): string {
  const { siteUrl } = shopConfig();
  try {
    return new URL(address, siteUrl).href;
  } catch {
    return siteUrl;
  }
}
