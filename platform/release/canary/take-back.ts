import { canaryChannel, liveChannel } from '../../release-set/canary';
import type { Author } from '../../release-set/store-reader';
import { moveChannel } from '../operations/move-channel';
import type { FolderStore } from '../store/folder-store';
import { wasTakenBack } from './follow-canary';

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
  const canary = await store.runningCanary();
  if (canary?.app !== app || (version ?? canary.version) !== canary.version) return undefined;
  const { id, version: ended, control } = canary;
  let isTakenBack = false;
  // What is live first: if this process ends after it, nothing makes the version live by itself, and
  // `followCanary` ends the share. It is a move of its own also for a version that was taken back
  // before: an automatic promote that was decided earlier loses its number to it.
  await moveChannel(store, liveChannel, author, async (now) => {
    isTakenBack = false;
    if (!now || now.parts[app]?.version === ended) return undefined;
    isTakenBack = await wasTakenBack(store, canary);
    if (isTakenBack || (await store.runningCanary())?.id !== id) return undefined;
    isTakenBack = true;
    return { action: 'withdraw', changes: [{ part: app, from: ended, to: null }], set: now };
  });
  if (!isTakenBack) return undefined;
  await moveChannel(store, canaryChannel, author, async (_now, current) => {
    const live = await store.currentSet(liveChannel);
    if (!live || current?.canary?.id !== id) return undefined;
    const changes = [{ part: app, from: ended, to: control }];
    return { action: 'rollback', set: live, changes, canary: null };
  });
  return `${app}@${ended}`;
}
