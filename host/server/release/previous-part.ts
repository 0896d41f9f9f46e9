import type { ReleasePart, ReleaseSet } from '@shop/shared/contract';
import { readSet } from './read-store';

/** How far back a part's last change is looked for, in releases. */
const furthest = 20;

/**
 * The version of a part before that of a release, as the sets tell: each names its parent. What
 * was taken back is not gone back to.
 * @returns undefined when there is none that runs on the release's platform
 */
export async function previousPart(
  storeDir: string,
  release: ReleaseSet,
  name: string,
  withdrawn: readonly string[],
): Promise<ReleasePart | undefined> {
  const broken = release.parts[name]?.version;
  const platform = major(release.parts.host?.platform);
  let set = release;
  for (let step = 0; set.parent && step < furthest; step += 1) {
    try {
      set = await readSet(storeDir, set.parent);
    } catch {
      // It was pruned.
      return undefined;
    }
    const part = set.parts[name];
    if (!part || part.version === broken || withdrawn.includes(set.id)) continue;
    if (major(part.platform) === platform) return part;
  }
  return undefined;
}

const major = (version = ''): string | undefined => /\d+/.exec(version)?.[0];
