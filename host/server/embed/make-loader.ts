import type { ReleaseSet } from '@shop/shared/contract';
import type { PageAnswer } from '../pages/make-page';
import type { LoadedRelease } from '../release/loaded-release';

/** How long the loader is kept, in seconds: it changes with the host, and with what it lists. */
const kept = 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800';

/** Names of the parts that may offer elements. */
export const remotesOf = ({ parts }: ReleaseSet): string[] =>
  Object.keys(parts).filter((name) => name !== 'host');

/**
 * The loader of this release, told where the shop is and which elements there are.
 * @param shop origin of the shop
 * @returns undefined when the release has none
 */
export async function makeLoader(
  release: LoadedRelease,
  shop: string,
): Promise<PageAnswer | undefined> {
  const code = release.hostScript('embed-loader');
  const embeds = await release.host.listEmbeds?.(remotesOf(release.set));
  if (!code || !embeds) return undefined;
  const table = Object.fromEntries(
    Object.entries(embeds).map(([element, { widget, definition }]) => [
      element,
      [widget, ...Object.keys(definition.attributes)],
    ]),
  );
  const body = code
    .replaceAll('EMBED_ELEMENTS', () => JSON.stringify(table))
    .replaceAll('EMBED_SHOP', () => JSON.stringify(shop));
  const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': kept };
  return { status: 200, headers, body };
}
