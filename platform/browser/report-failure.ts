import { loadRemote } from '../react';
import { matchOwner } from '../release-set/match-owner';
import type { FailureKind, PageRelease } from '../release-set/release-set';
import { versionOf } from './remote-loader';

/** `/remotes/host/VERSION/` (`webpack.common.js`) */
declare const __webpack_public_path__: string;

export const hostVersion = (): string | undefined => __webpack_public_path__.split('/')[3];

/** More are not reported: what fails again and again is one failure. */
const maxReports = 8;

const reported = new Set<string>();

/** Reports to the storefront server how a version failed here, and nothing else; never retried. */
export function reportFailure(
  how: Exclude<FailureKind, 'server'>,
  app: string,
  version = '',
): void {
  const line = `${how} ${app} ${version}`;
  if (!version || reported.size >= maxReports || reported.has(line)) return;
  reported.add(line);
  navigator.sendBeacon?.('/failure', line);
}

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
