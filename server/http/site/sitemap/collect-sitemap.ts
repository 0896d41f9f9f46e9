import type { SitemapEntry } from '@shop/shared/federation';
import type { ReleaseRenderer } from '../../../release/release-renderer';

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
  release: Pick<ReleaseRenderer, 'set' | 'render'>,
  failed: (remote: string, error: unknown) => void,
): Promise<SitePages> {
  const remotes = Object.keys(release.set.parts).filter((name) => name !== 'host');
  const told = await Promise.all(
    ['host', ...remotes].map(async (owner) => {
      const { value, reasons } = await release.render<'sitemap'>({ kind: 'sitemap', owner });
      // None where the API does not answer.
      if (!value && reasons.length > 0) failed(owner, reasons[0]);
      return value;
    }),
  );
  return {
    entries: told.flatMap((entries) => entries ?? []),
    complete: told.every((entries) => entries !== undefined),
  };
}
