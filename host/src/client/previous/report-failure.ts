import type { FailureKind } from '@shop/shared/contract';

/** A page tells no more than this: what fails again and again is one failure. */
const maxReports = 8;

const told = new Set<string>();

/**
 * Tells the storefront server how a version failed here, in a line that says nothing else. Nobody
 * waits for it, and one that is lost is not sent again.
 */
export function reportFailure(
  how: Exclude<FailureKind, 'server'>,
  part: string,
  version = '',
): void {
  const line = `${how} ${part} ${version}`;
  if (!version || told.size >= maxReports || told.has(line)) return;
  told.add(line);
  navigator.sendBeacon?.('/failure', line);
}
