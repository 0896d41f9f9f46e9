import type { PageResponse, Rendered } from '../../messages';
import type { HereScript } from './same-origin-script';

type Embeds = Rendered['embeds'];

/** How long the loader is kept, in seconds: it changes with the host, and with what it lists. */
const cacheControl = 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800';

/**
 * The loader of a release, told where the shop is and which elements there are.
 * @param code as the host's release has it
 * @param shop origin of the shop
 * @param here the script for pages of that origin, if the release has one
 */
export function makeLoader(
  code: string,
  embeds: Embeds,
  shop: string,
  here: HereScript | undefined,
): PageResponse {
  const table = Object.fromEntries(
    Object.entries(embeds).map(([element, { widget, definition }]) => [
      element,
      [widget, ...Object.keys(definition.attributes)],
    ]),
  );
  const body = code
    .replaceAll('EMBED_ELEMENTS', () => JSON.stringify(table))
    .replaceAll('EMBED_SHOP', () => JSON.stringify(shop))
    .replaceAll('EMBED_HERE', () => JSON.stringify(here ?? 0));
  const headers = {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': cacheControl,
  };
  return { status: 200, headers, body };
}
