import type { FailureKind } from '../release-set/release-set';
import { isMissingChunk } from './load-chunk';

/** `/remotes/host/VERSION/` (`platform/build/app-builds.js`) */
declare const __webpack_public_path__: string;

export const hostVersion = (): string | undefined => __webpack_public_path__.split('/')[3];

/** More are not reported: what fails again and again is one failure. */
const maxReports = 8;

const reported = new Set<string>();

/**
 * Reports to the storefront server how a version failed here, and nothing else; never retried. What
 * threw because a chunk did not come is reported as `load`.
 */
export function reportFailure(
  how: Exclude<FailureKind, 'server' | 'page'>,
  app: string,
  version = '',
): void {
  const kind = how === 'draw' && isMissingChunk(app, version) ? 'load' : how;
  const line = `${kind} ${app} ${version}`;
  if (!version || reported.size >= maxReports || reported.has(line)) return;
  reported.add(line);
  navigator.sendBeacon?.('/failure', line);
}
