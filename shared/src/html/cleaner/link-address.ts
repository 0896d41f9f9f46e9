import { shopConfig } from '@shop/shared/config';
import { mediaUrl } from '@shop/shared/entities';

/**
 * Where a link may lead: the web, mail, a phone, or a page of the site. Files of the API are found
 * at its host.
 * @returns undefined for every other scheme, however it is spelled
 */
export function linkAddress(value: string): string | undefined {
  // The URL Standard drops these wherever they stand: `java\nscript:`.
  const address = value.replace(/[\t\n]/g, '').trim();
  if (/^(?:https?:\/\/[^/\\]|mailto:|tel:)/i.test(address)) return address;
  if (/^[^/?#]*:/.test(address)) return undefined;
  if (/^\/?(?:media|uploads?)\//i.test(address)) return mediaUrl(address);
  return address || undefined;
}

/** Whether a link leaves the site for another place on the web. */
export function leadsElsewhere(address: string): boolean {
  if (!/^(?:https?:|[/\\]{2})/i.test(address)) return false;
  return hostOf(address) !== hostOf(shopConfig().siteUrl);
}

const hostOf = (address: string): string | undefined => {
  try {
    return new URL(address, 'https://site.invalid').host;
  } catch {
    return undefined;
  }
};
