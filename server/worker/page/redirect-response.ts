import type { ShopConfig } from '@shop/shared/config';
import { whatsappUrl } from '@shop/shared/format';
import type { PageResponse } from '../../messages';

/**
 * Answers a page that leads elsewhere: to a path of the site, or to a chat with the shop. No cache
 * and no search engine keeps it, since what it leads to depends on the moment.
 * @param location as the page's loader says
 * @throws when it leads to any other place: the shop's address would vouch for it
 */
export function redirectResponse(
  { siteUrl, whatsapp }: Pick<ShopConfig, 'siteUrl' | 'whatsapp'>,
  { status, location }: { status: number; location: string },
): PageResponse {
  const { origin } = new URL(location, siteUrl);
  if (origin !== new URL(siteUrl).origin && !location.startsWith(whatsappUrl(whatsapp, ''))) {
    throw new Error(`a page may not lead to ${location}`);
  }
  return {
    status,
    headers: { location, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
    body: '',
  };
}
