import { canaryChannel, liveChannel } from '../../release-set/canary';
import type { ReleaseSet } from '../../release-set/release-set';
import type { Author } from '../../release-set/store-reader';
import { followCanary } from '../canary/follow-canary';
import type { FolderStore } from '../store/folder-store';
import { changesBetween, type Rebased, rebase } from './derive-set';
import { moveChannel } from './move-channel';

/**
 * What is live, with the apps of a preview swapped: those that differ between the preview and the
 * live release that it was made of.
 * @param liveIds releases that were live
 * @returns undefined when that release was pruned
 */
export async function rebasePreview(
  store: FolderStore,
  preview: ReleaseSet,
  live: ReleaseSet,
  liveIds: ReadonlySet<string>,
): Promise<Rebased | undefined> {
  for await (const base of store.ancestors(preview.id)) {
    if (!liveIds.has(base.id)) continue;
    const own = changesBetween(base.parts, preview.parts).map(({ part }) => part);
    return rebase(live, preview, own);
  }
  return undefined;
}

/** @returns ids of all releases that were live */
export const liveReleases = async (store: FolderStore): Promise<Set<string>> =>
  new Set((await store.moves(liveChannel).all()).map(({ state }) => state.release));

/**
 * After the live release changed: each preview becomes the new one with its own apps swapped. One
 * whose apps do not fit stays as it is, and `status` says so. Contracts only are compared: code
 * that fails says so in the preview's pages.
 */
export async function followLive(
  store: FolderStore,
  live: ReleaseSet,
  { by }: Author,
): Promise<void> {
  const liveIds = await liveReleases(store);
  const previews = (await store.channelNames()).filter(
    (name) => name !== liveChannel && name !== canaryChannel,
  );
  const author = { by, why: 'what is live changed' };
  for (const preview of previews) {
    // What is live has changed, whatever a preview makes of it.
    await moveChannel(store, preview, author, async (now) => {
      const next = now && (await rebasePreview(store, now, live, liveIds));
      if (!next || next.breaks.length > 0 || next.set.id === now.id) return undefined;
      return { action: 'follow', set: next.set };
    }).catch(() => undefined);
  }
  await followCanary(store, by).catch(() => undefined);
}
