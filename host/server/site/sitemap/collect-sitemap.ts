import type { SitemapEntry } from '@shop/shared/federation';
import type { LoadedRelease } from '../../release/loaded-release';

/** The site's pages, as far as they could be told. */
export interface SitePages {
  entries: readonly SitemapEntry[];
  /** false while a remote cannot tell its pages */
  complete: boolean;
}

/**
 * The pages of the host and of every remote of a release, beside each other. A remote that fails
 * leaves its part out.
 * @param failed is told which remote could not tell its pages, and why
 */
export async function collectSitemap(
  { host, set }: LoadedRelease,
  failed: (remote: string, error: unknown) => void,
): Promise<SitePages> {
  const remotes = Object.keys(set.parts).filter((name) => name !== 'host');
  const told = await Promise.all(
    remotes.map((name) =>
      host.loadSitemap(name).catch((error: unknown) => {
        failed(name, error);
        return undefined;
      }),
    ),
  );
  return {
    entries: [...host.ownSitemap(), ...told.flatMap((entries) => entries ?? [])],
    complete: told.every((entries) => entries !== undefined),
  };
}
