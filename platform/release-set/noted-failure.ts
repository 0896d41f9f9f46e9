import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FailureKind } from './release-set';

/** What a storefront notes in its store of a version that failed visitors. */
export interface NotedFailure {
  /** the last time, ISO 8601 */
  at: string;
  kind: FailureKind;
  /**
   * When its code failed the last time, on the server or in a browser. Files that did not come say
   * nothing of it: the visitor's connection may be why.
   */
  brokeAt?: string | undefined;
}

/** @param what `catalog@1.8.2` */
export const failureFile = (storeDir: string, what: string): string =>
  path.join(storeDir, 'failures', `${what}.json`);

/** @returns undefined where none was noted */
export function readFailure(storeDir: string, what: string): NotedFailure | undefined {
  try {
    const failure: NotedFailure = JSON.parse(readFileSync(failureFile(storeDir, what), 'utf8'));
    // Older storefronts noted the last failure only.
    return isOfCode(failure.kind) ? { brokeAt: failure.at, ...failure } : failure;
  } catch {
    return undefined;
  }
}

export const isOfCode = (kind: FailureKind): boolean => kind === 'server' || kind === 'draw';
