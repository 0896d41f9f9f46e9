import type { AppVersion, ReleaseSet } from '../../../release-set/release-set';
import { StoreReader } from '../../../release-set/store-reader';
import { chunkScripts } from '../../document/page-scripts';
import { appOf, hostScript } from '../../lib/published-file';
import type { Rendered } from '../../messages';
import type { ReleaseRenderer } from '../../release/release-renderer';
import type { Settings } from '../../settings';

type Elements = Rendered['embeds'];

/**
 * The loader of a release, with the address of the shop and the elements that there are. The same
 * release gives the same bytes in every version of the server: pages state their hash.
 * @param shop origin of the shop
 * @returns undefined when the release's host has none
 */
export function makeLoader(
  release: Pick<ReleaseRenderer, 'set' | 'hostScript'>,
  embeds: Elements,
  shop: string,
): string | undefined {
  const code = release.hostScript('embed-loader');
  if (!code) return undefined;
  const table = Object.fromEntries(
    Object.entries(embeds).map(([element, { widget, definition }]) => [
      element,
      [widget, ...Object.keys(definition.attributes)],
    ]),
  );
  // What elements load on a page of the site's own origin, to act there for its visitor.
  const [here] = chunkScripts(appOf(release.set, 'host'), 'embed-here');
  return code
    .replaceAll('EMBED_ELEMENTS', () => JSON.stringify(table))
    .replaceAll('EMBED_SHOP', () => JSON.stringify(shop))
    .replaceAll('EMBED_HERE', () => JSON.stringify(here ? [here.url, here.integrity] : 0));
}

/**
 * The loader of any release in the store, which states its elements.
 * @param id of the release
 * @returns undefined when there is none
 */
export async function pinnedLoader(
  { storeDir, config: { siteUrl } }: Settings,
  id: string,
): Promise<string | undefined> {
  try {
    const set = await new StoreReader(storeDir).readSet(id);
    const found = remotesOf(set).map(([owner, app]) => declaredBy(owner, app));
    if (found.includes(undefined)) return undefined;
    const hostText = (chunk: string) => hostScript(storeDir, set, chunk)?.code;
    return makeLoader({ set, hostScript: hostText }, Object.assign({}, ...found), siteUrl);
  } catch {
    // Pruned, or never there.
    return undefined;
  }
}

const remotesOf = ({ parts }: ReleaseSet) =>
  Object.entries(parts).filter(([name]) => name !== 'host');

/**
 * The elements that the remotes of a release offer to other web pages, as their manifests state
 * them. One that does not state them is asked, in a worker: in development nothing reads them from
 * the builds, and older remotes were published without.
 * @returns `isComplete` is false when one that was asked does not run; undefined for a release
 *   from before there were any elements
 */
export async function embedsOf(
  release: Pick<ReleaseRenderer, 'set' | 'render'>,
): Promise<{ elements: Elements; isComplete: boolean } | undefined> {
  const found = await Promise.all(
    remotesOf(release.set).map(
      async ([owner, app]) =>
        declaredBy(owner, app) ?? (await release.render<'embeds'>({ kind: 'embeds', owner })).value,
    ),
  );
  const known = found.filter((elements) => elements !== undefined);
  if (known.length === 0) return undefined;
  return { elements: Object.assign({}, ...known), isComplete: known.length === found.length };
}

function declaredBy(owner: string, { embeds, embedDefinitions }: AppVersion): Elements | undefined {
  if (embeds?.length === 0) return {};
  if (!embedDefinitions) return undefined;
  return Object.fromEntries(
    Object.entries(embedDefinitions).map(([element, definition]) => [
      element,
      { widget: `${owner}/${definition.widget}`, definition },
    ]),
  );
}
