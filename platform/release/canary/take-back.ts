import { canaryChannel } from '../../release-set/canary';
import type { Author } from '../../release-set/store-reader';
import { rolledBackVersions } from '../operations/app-histories';
import { moveChannel } from '../operations/move-channel';
import { liveChannel } from '../operations/promote';
import type { FolderStore } from '../store/folder-store';

/**
 * Takes a version back that a share of the visitors gets: all get what is live, tabs that run the
 * version load the site at their next navigation, and it is made live by hand only.
 * @param app whose version it is
 * @param version that one only; whichever it is by default
 * @returns the version, `catalog@1.8.2`; nothing where no visitor gets it as a share, which is so as
 * well when it went live for all in the meantime
 */
export async function takeBack(
  store: FolderStore,
  app: string,
  author: Author,
  version?: string,
): Promise<string | undefined> {
  let ended = '';
  await moveChannel(store, canaryChannel, author, async (_now, current) => {
    ended = '';
    const canary = current?.canary;
    const live = await store.currentSet(liveChannel);
    if (!canary || !live || canary.app !== app || (version ?? canary.version) !== canary.version) {
      return undefined;
    }
    ended = canary.version;
    const changes = [{ part: app, from: ended, to: canary.control }];
    return { action: 'rollback', set: live, changes, canary: null };
  });
  if (!ended) return undefined;
  // An automatic promote that was decided before loses its number to this move, or has gone first.
  const live = await moveChannel(store, liveChannel, author, async (now) => {
    const isTakenBack = rolledBackVersions(await store.moves(liveChannel).all());
    if (!now || now.parts[app]?.version === ended || isTakenBack.has(`${app}@${ended}`)) {
      return undefined;
    }
    return { action: 'withdraw', changes: [{ part: app, from: ended, to: null }], set: now };
  });
  return live?.parts[app]?.version === ended ? undefined : `${app}@${ended}`;
}
