import type { Rendered } from '../../messages';
import type { ReleaseRenderer } from '../../release/release-renderer';

/**
 * The elements that the parts of a release offer to other web pages; a part that does not run
 * offers none.
 * @returns undefined for a release from before there were any
 */
export async function embedsOf(
  release: Pick<ReleaseRenderer, 'set' | 'render'>,
): Promise<Rendered['embeds'] | undefined> {
  const owners = Object.keys(release.set.parts).filter((name) => name !== 'host');
  const told = await Promise.all(
    owners.map((owner) => release.render<'embeds'>({ kind: 'embeds', owner })),
  );
  const values = told.flatMap(({ value }) => (value ? [value] : []));
  return values.length > 0 ? Object.assign({}, ...values) : undefined;
}
