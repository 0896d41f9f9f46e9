import { type Canary, canaryChannel } from '../../release-set/canary';
import type { ReleaseSet } from '../../release-set/release-set';
import { findConflicts } from '../gate/find-conflicts';
import { deriveSet } from '../operations/derive-set';
import { moveChannel } from '../operations/move-channel';
import type { FolderStore } from '../store/folder-store';

/**
 * After what is live changed: the release of a share of the visitors becomes the new one with its
 * app swapped. It ends when another version of that app went live, for all. Where its app does not
 * fit it stays as it is, unless it holds what was taken back.
 * @returns the release that the share gets; none when it is over
 */
export async function followCanary(
  store: FolderStore,
  by: string,
): Promise<ReleaseSet | undefined> {
  let isOver = false;
  const set = await moveChannel(store, canaryChannel, { by }, async (now, current) => {
    const channel = await store.readChannel('live');
    const canary = current?.canary;
    isOver = !now || !channel || !canary;
    if (!now || !channel || !canary) return undefined;
    const live = await store.readSet(channel.release);
    const { app, version } = canary;
    const end = (why: string) => {
      isOver = true;
      const to = live.parts[app]?.version ?? null;
      const changes = [{ part: app, from: version, to }];
      return { action: 'follow' as const, set: live, changes, why, canary: null };
    };
    const atLive = live.parts[app]?.version;
    if (atLive !== canary.control) {
      return end(atLive ? `${app}@${atLive} is live for all` : `${app} is live no more`);
    }
    const { breaks, set } = canaryOnLive(canary, now, live);
    if (breaks.length > 0) {
      const left = Object.values(now.parts).find(
        (one) =>
          one.name !== app && channel.withdrawnVersions?.includes(`${one.name}@${one.version}`),
      );
      return left && end(`${left.name}@${left.version} was taken back; ${breaks.join('; ')}`);
    }
    if (set.id === now.id) return undefined;
    const why = 'what is live changed';
    return { action: 'follow', set, why, canary: { ...canary, refused: undefined } };
  });
  return isOver ? undefined : set;
}

/** @returns what the share would get on what is live now, and why its app does not fit there */
export function canaryOnLive(
  { app }: Pick<Canary, 'app'>,
  shown: ReleaseSet,
  live: ReleaseSet,
): { set: ReleaseSet; breaks: readonly string[] } {
  const own = shown.parts[app];
  const apps = { ...live.parts, ...(own && { [app]: own }) };
  const breaks = findConflicts({ apps, candidates: [app] }).map(({ sentence }) => sentence);
  return { set: deriveSet(live, apps), breaks };
}
