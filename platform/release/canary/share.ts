import path from 'node:path';
import { canaryChannel, liveChannel } from '../../release-set/canary';
import { RejectedError } from '../../release-set/rejected-error';
import type { ReleaseSet } from '../../release-set/release-set';
import type { Author } from '../../release-set/store-reader';
import { namesIn } from '../../release-store/drafts';
import { assertCompatible } from '../gate/assert-compatible';
import { deriveSet } from '../operations/derive-set';
import { moveChannel } from '../operations/move-channel';
import type { Gate } from '../operations/promote';
import type { FolderStore } from '../store/folder-store';
import { followCanary } from './follow-canary';

interface Sharing extends Author {
  /** app → version, published before; one */
  versions: Readonly<Record<string, string>>;
  /** of 100 visitors */
  share: number;
  promoteAfterMs?: number | undefined;
  /** by default as before, where only the share changes */
  drops?: readonly string[];
}

/**
 * Gives a share of the visitors what is live with one app swapped, or changes the share.
 * @returns the release that they get
 * @throws when the version would not be promoted, or another app is being tried
 */
export async function share(
  store: FolderStore,
  { versions, share, promoteAfterMs, drops: named = [], ...author }: Sharing,
  gate: Gate = assertCompatible,
): Promise<ReleaseSet> {
  const [[app, version] = ['', ''], ...others] = Object.entries(versions);
  if (others.length > 0) {
    throw new RejectedError('one app at a time is shown to a share of the visitors', 'invalid');
  }
  await moveChannel(store, canaryChannel, author, async (now, current) => {
    const live = await store.currentSet(liveChannel);
    if (!live) throw new RejectedError('nothing is live yet', 'missing');
    const running = current?.canary;
    if (running && running.app !== app) {
      throw new RejectedError(
        `${running.app}@${running.version} is shown to ${running.share} % of the visitors; promote it or roll it back first`,
      );
    }
    const control = live.parts[app]?.version;
    if (!control) {
      throw new RejectedError(`no version of ${app} is live to compare with; promote it`);
    }
    if (control === version) throw new RejectedError(`${app}@${version} is live for all`);
    const apps = { ...live.parts, [app]: await store.readVersion(app, version) };
    const set = deriveSet(live, apps);
    const isKnown = running?.version === version;
    const drops = named.length === 0 && isKnown ? (running.drops ?? []) : named;
    if (!isKnown || set.id !== now?.id) {
      await gate(store, { apps, candidates: [app], before: live.parts, drops });
    }
    const id = isKnown ? running.id : (current?.move ?? 0) + 1;
    const since = new Date().toISOString();
    const canary = { id, app, version, control, share, since, promoteAfterMs, drops };
    return { action: 'share', set, changes: [{ part: app, from: control, to: version }], canary };
  });
  await removeOldCounts(store);
  // What is live may have changed while the version was tried.
  const made = await followCanary(store, author.by);
  if (!made) throw new RejectedError(`${app} went live in another version meanwhile; try again`);
  return made;
}

async function removeOldCounts(store: FolderStore): Promise<void> {
  const folder = path.join(store.folder, 'counts');
  const canary = await store.runningCanary();
  for (const name of await namesIn(folder)) {
    if (name === String(canary?.id)) continue;
    await store.removeNotes(`counts/${name}`).catch(() => undefined);
  }
}
