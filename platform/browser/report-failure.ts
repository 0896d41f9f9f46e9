import type { FailureKind } from '../release-set/release-set';

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
