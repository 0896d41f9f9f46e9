import type { AppVersion } from '@shop/shared/contract';
import type { Rendered } from '../../messages';
import type { ReleaseRenderer } from '../../release/release-renderer';

type Elements = Rendered['embeds'];

/**
 * The elements that the remotes of a release offer to other web pages, as their manifests state
 * them. A remote published before manifests did is asked, in a worker.
 * @returns `isComplete` is false when one that was asked does not run; undefined for a release
 *   from before there were any elements
 */
export async function embedsOf(
  release: Pick<ReleaseRenderer, 'set' | 'render'>,
): Promise<{ elements: Elements; isComplete: boolean } | undefined> {
  const remotes = Object.entries(release.set.parts).filter(([name]) => name !== 'host');
  const found = await Promise.all(
    remotes.map(
      async ([owner, app]) =>
        statedIn(owner, app) ?? (await release.render<'embeds'>({ kind: 'embeds', owner })).value,
    ),
  );
  const known = found.filter((elements) => elements !== undefined);
  if (known.length === 0) return undefined;
  return { elements: Object.assign({}, ...known), isComplete: known.length === found.length };
}

function statedIn(owner: string, { embeds, embedDefinitions }: AppVersion): Elements | undefined {
  if (embeds?.length === 0) return {};
  if (!embedDefinitions) return undefined;
  const stated = Object.entries(embedDefinitions).map(
    ([element, definition]) =>
      [element, { widget: `${owner}/${definition.widget}`, definition }] as const,
  );
  return Object.fromEntries(stated);
}
