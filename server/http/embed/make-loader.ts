import type { ReleaseSet } from '@shop/shared/contract';
import type { PageResponse, Rendered } from '../../messages';

/** How long the loader is kept, in seconds: it changes with the host, and with what it lists. */
const cacheControl = 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800';

/**
 * The loader of a release, told where the shop is and which elements there are.
 * @param code as the host's release has it
 * @param shop origin of the shop
 */
export function makeLoader(
  code: string,
  embeds: Rendered['embeds'],
  shop: string,
  set: ReleaseSet,
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
    .replaceAll('EMBED_HERE', () => JSON.stringify(sameOriginScript(set) ?? 0));
  const headers = {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': cacheControl,
  };
  return { status: 200, headers, body };
}

/**
 * The script that elements load on a page of the shop's own origin, for cart and wishlist.
 * @returns its address and integrity; undefined when this release has none
 */
function sameOriginScript({ parts: { host } }: ReleaseSet): [string, string] | undefined {
  const [file] = host?.chunks['embed-here'] ?? [];
  const published = file === undefined ? undefined : host?.files[file];
  return host && published && [`/remotes/host/${host.version}/${file}`, published.integrity];
}
