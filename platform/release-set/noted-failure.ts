import type { FailureKind } from './release-set';

/** What the store notes of a version that failed visitors. */
export interface NotedFailure {
  /** the last time, ISO 8601 */
  at: string;
  kind: FailureKind;
  /** when its code failed the last time; missing from older storefronts */
  brokeAt?: string | undefined;
}

/**
 * When the code of a version failed visitors the last time, on the server or in a browser. Files
 * that did not come say nothing of it: the visitor's connection may be why.
 * @returns ISO 8601; undefined when it did not, as far as the note tells
 */
export const brokenAt = ({ at, kind, brokeAt }: NotedFailure): string | undefined =>
  brokeAt ?? (kind === 'server' || kind === 'draw' ? at : undefined);
