import type { ReleaseSet } from '@shop/shared/contract';
import type { VersionOverride } from '@shop/shared/release/inspect-data';
import { LRUCache } from 'lru-cache';
import type { LiveRelease } from '../../release/live-release';
import { ReleaseRenderer } from '../../release/release-renderer';
import { publishedPart } from './published-versions';
import { swappedSet } from './swapped-set';

/** Releases of single tabs: what is live or previewed, with one remote in another version. */
export class TabReleases {
  private readonly loaded = new LRUCache<string, ReleaseRenderer>({
    max: 3,
    dispose: (release) => release.retire(),
  });

  constructor(
    private readonly storeDir: string,
    private readonly current: LiveRelease,
  ) {}

  /** @returns undefined when the release has no such remote, or the store no such version */
  async set(base: ReleaseSet, choice: VersionOverride): Promise<ReleaseSet | undefined> {
    if (choice.part === 'host' || !Object.hasOwn(base.parts, choice.part)) return undefined;
    const part = await publishedPart(this.storeDir, choice);
    return part && swappedSet(base, part);
  }

  /** @returns as `set` does, with its code ready to run */
  async release(base: ReleaseSet, choice: VersionOverride): Promise<ReleaseRenderer | undefined> {
    const set = await this.set(base, choice);
    if (!set) return undefined;
    const known = this.loaded.get(set.id);
    if (known) return known;
    // What fails in one tab says nothing of what is live.
    const around = { ...this.current.context, failed: () => undefined };
    const release = new ReleaseRenderer(set, around, 0);
    this.loaded.set(set.id, release);
    return release;
  }

  async close(): Promise<void> {
    await Promise.all([...this.loaded.values()].map((release) => release.close()));
  }
}
