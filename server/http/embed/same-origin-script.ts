import type { ReleaseSet } from '@shop/shared/contract';

/** Address and hash of a script of the release. */
export type HereScript = readonly [src: string, integrity: string];

/**
 * The script that elements load on a page of the shop's own origin, for cart and wishlist.
 * @returns undefined when this release has none
 */
export function hereScript({ parts: { host } }: ReleaseSet): HereScript | undefined {
  const [file] = host?.chunks['embed-here'] ?? [];
  const published = file === undefined ? undefined : host?.files[file];
  return host && published && [`/remotes/host/${host.version}/${file}`, published.integrity];
}
