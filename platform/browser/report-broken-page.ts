import { loadRemote } from '../react';
import { matchOwner } from '../release-set/match-owner';
import type { PageRelease } from '../release-set/release-set';
import { versionOf } from './remote-loader';
import { hostVersion, reportFailure } from './report-failure';

/**
 * Reports that a page threw while it was rendered after a navigation. (The page of the document is
 * reported when its previous version is asked for.)
 * @param pathname the page's; a path of no remote is the host's
 */
export function reportBrokenPage({ remotes }: PageRelease, pathname: string): void {
  const owner = matchOwner(remotes, pathname);
  if (!owner) {
    reportFailure('draw', 'host', hostVersion());
    return;
  }
  // The version that is here, which may be a previous one.
  loadRemote(owner).then(
    (remote) => reportFailure('draw', owner, versionOf(remote)),
    () => undefined,
  );
}
