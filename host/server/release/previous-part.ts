import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ReleasePart, ReleaseSet } from '@shop/shared/contract';
import { readSet } from './read-store';

/** How far back a part's last change is looked for, in versions of it. */
const furthest = 20;

/**
 * The version of a part before that of a release, as the sets tell: each names its parent,
 * and since when it has its parts. What was taken back is not gone back to.
 * @returns undefined when there is none in the store that runs on the release's platform
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
  for (let step = 0; step < furthest; step += 1) {
    try {
      const since = set.since?.[name];
      if (since) set = await readSet(storeDir, since);
      if (!set.parent) return undefined;
      set = await readSet(storeDir, set.parent);
    } catch {
      // It was pruned.
      return undefined;
    }
    const part = set.parts[name];
    if (!part || part.version === broken || withdrawn.includes(set.id)) continue;
    if (major(part.platform) === platform && isStored(storeDir, part)) return part;
  }
  return undefined;
}

/** A set may be left whose files were pruned. */
const isStored = (storeDir: string, { name, version }: ReleasePart): boolean =>
  existsSync(path.join(storeDir, 'remotes', name, version, 'server.js'));

const major = (version = ''): string | undefined => /\d+/.exec(version)?.[0];
