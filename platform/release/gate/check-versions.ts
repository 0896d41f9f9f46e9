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
 * Asks the gate about published versions, each by itself beside the other apps of a release.
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
    const breaks = await breaksOf(async () => {
      const candidate = await store.readVersion(part, version);
      const proposal = { apps: { ...parts, [part]: candidate }, candidates: [part] };
      await gate(store, { ...proposal, before: parts });
    });
    verdicts.push({ part, version, breaks });
  }
  return verdicts;
}

async function breaksOf(attempt: () => Promise<void>): Promise<readonly string[]> {
  try {
    await attempt();
    return [];
  } catch (error) {
    if (error instanceof RejectedError) return error.message.split('\n');
    throw error;
  }
}
