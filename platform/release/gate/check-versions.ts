import { RejectedError } from '../../release-set/rejected-error';
import type { ReleaseSet } from '../../release-set/release-set';
import type { FolderStore } from '../store/folder-store';
import { assertCompatible } from './assert-compatible';

/** What a promote would say. */
export interface Verdict {
  part: string;
  version: string;
  /** a sentence each; none when it fits */
  breaks: readonly string[];
}

/**
 * Asks the gate about published versions, each by itself with the other apps of a release.
 * Nothing is moved.
 * @param asked app and version, in the order of the answer
 */
export async function checkVersions(
  store: FolderStore,
  asked: readonly (readonly [part: string, version: string])[],
  { parts }: ReleaseSet,
  gate: typeof assertCompatible = assertCompatible,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const [part, version] of asked) {
    const verdict: Verdict = { part, version, breaks: [] };
    verdicts.push(verdict);
    try {
      const candidate = await store.readVersion(part, version);
      const proposal = { apps: { ...parts, [part]: candidate }, candidates: [part] };
      await gate(store, { ...proposal, before: parts });
    } catch (error) {
      if (!(error instanceof RejectedError)) throw error;
      verdict.breaks = error.message.split('\n');
    }
  }
  return verdicts;
}
