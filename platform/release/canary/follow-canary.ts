import { type Canary, canaryChannel, liveChannel } from '../../release-set/canary';
import type { Channel, ReleaseSet } from '../../release-set/release-set';
import { rebase } from '../operations/derive-set';
import { moveChannel } from '../operations/move-channel';
import { rolledBackVersions } from '../operations/past-releases';
import type { FolderStore } from '../store/folder-store';

/**
 * After what is live changed: the release of a share of the visitors becomes the new one with its
 * app swapped. It ends when another version of that app went live, for all, and when its own was
 * taken back. Where its app does not fit it stays as it is, unless it holds what was taken back.
 * @returns the release that the share gets; none when it is over
 */
export async function followCanary(
  store: FolderStore,
  by: string,
): Promise<ReleaseSet | undefined> {
  let isOver = false;
  const set = await moveChannel(store, canaryChannel, { by }, async (now, current) => {
    const move = await followingMove(store, now, current);
    isOver = !current?.canary || move?.canary === null;
    return move;
  });
  return isOver ? undefined : set;
}

/** Whether `followCanary` would move the channel: whoever changed what is live may have ended before. */
export async function isBehindLive(store: FolderStore): Promise<boolean> {
  const current = await store.readChannel(canaryChannel);
  const now = current && (await store.readSet(current.release));
  return (await followingMove(store, now, current)) !== undefined;
}

/** Whether a version was taken back since its share was set; one of before may be tried once more. */
export async function wasTakenBack(
  store: FolderStore,
  { app, version, since }: Canary,
): Promise<boolean> {
  const moves = await store.moves(liveChannel).all();
  return rolledBackVersions(moves.filter(({ at }) => at > since)).has(`${app}@${version}`);
}

async function followingMove(
  store: FolderStore,
  now: ReleaseSet | undefined,
  current: Channel | undefined,
) {
  const channel = await store.readChannel(liveChannel);
  const canary = current?.canary;
  if (!now || !channel || !canary) return undefined;
  const live = await store.readSet(channel.release);
  const { app, version } = canary;
  const end = (why: string) => {
    const to = live.parts[app]?.version ?? null;
    const changes = [{ part: app, from: version, to }];
    return { action: 'follow' as const, set: live, changes, why, canary: null };
  };
  const atLive = live.parts[app]?.version;
  if (atLive !== canary.control) {
    return end(atLive ? `${app}@${atLive} is live for all` : `${app} is live no more`);
  }
  const isTakenBack = (name: string) => channel.withdrawnVersions?.includes(name) ?? false;
  const own = `${app}@${version}`;
  if (isTakenBack(own) && (await wasTakenBack(store, canary))) return end(`${own} was taken back`);
  const { breaks, set } = rebase(live, now, [app]);
  if (breaks.length > 0) {
    const left = Object.values(now.parts).find(
      (one) => one.name !== app && isTakenBack(`${one.name}@${one.version}`),
    );
    return left && end(`${left.name}@${left.version} was taken back; ${breaks.join('; ')}`);
  }
  if (set.id === now.id) return undefined;
  const why = 'what is live changed';
  return { action: 'follow' as const, set, why, canary: { ...canary, refused: undefined } };
}
