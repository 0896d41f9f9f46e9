import { existsSync } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { messageOf } from '../../async';
import { splitVersion } from '../../release-set/names';
import { RejectedError } from '../../release-set/rejected-error';
import type { ReleaseSet } from '../../release-set/release-set';
import type { Author } from '../../release-set/store-reader';
import { namesIn } from '../../release-store/drafts';
import { removeFrom, restoreAbandoned } from '../../release-store/removal';
import type { FolderStore } from '../store/folder-store';
import { moveChannel } from './move-channel';

/** A version that was never live may still become so for this long, in ms: a week. */
const unusedMs = 7 * 24 * 60 * 60 * 1000;

export interface Pruning extends Author {
  /** releases of each channel that stay, the latest ones; at least 1 */
  keep: number;
  /** only tells what would go */
  dryRun: boolean;
}

/** What goes, or would. */
export interface Pruned {
  /** `catalog@1.8.2` */
  versions: readonly string[];
  /** ids of releases */
  sets: readonly string[];
}

interface Plan extends Pruned {
  retained: ReadonlySet<string>;
}

/**
 * Removes what no channel's last releases need. Files are first moved aside and every channel is
 * moved by one, to where it stands: a promote at the same time is decided again, and finds them gone.
 */
export async function prune(
  store: FolderStore,
  { keep, dryRun, ...author }: Pruning,
): Promise<Pruned> {
  if (!Number.isInteger(keep) || keep < 1)
    throw new RejectedError('--keep is a number of releases, at least 1');
  if (store.shared && !dryRun) await restoreAbandoned(store.shared.records);
  await store.shared?.pull();
  const plan = await planPruning(store, keep);
  if (dryRun) return plan;
  if (plan.versions.length > 0 || plan.sets.length > 0) await removeFiles(store, plan, author);
  // Written by earlier versions of this program; nothing reads it any more.
  await rm(path.join(store.folder, 'compiled'), { recursive: true, force: true });
  await removeFailures(store);
  return plan;
}

/** Failures of versions that are stored no longer (`platform/server/release/store-notes.ts`). */
async function removeFailures(store: FolderStore): Promise<void> {
  const folder = path.join(store.folder, 'failures');
  const needed = (await store.versions()).map(({ name, version }) => `${name}@${version}.json`);
  const old = (await namesIn(folder)).filter((file) => !needed.includes(file));
  await store.removeNotes('failures', old);
}

/** All of them or none. */
async function removeFiles(store: FolderStore, plan: Plan, author: Author): Promise<void> {
  const removal = store.shared && (await removeFrom(store.shared, plan.versions, plan.sets));
  const aside = await store.makeIncomingFolder();
  const moved: [from: string, to: string][] = [];
  const folders = plan.versions.map((one) => store.versionFolder(...splitVersion(one)));
  try {
    for (const file of [...folders, ...plan.sets.map((id) => store.setFile(id))]) {
      if (!existsSync(file)) continue;
      const to = path.join(aside, String(moved.length));
      await rename(file, to);
      moved.push([file, to]);
    }
    for (const channel of await store.channelNames()) await confirm(store, channel, plan, author);
    await removal?.commit();
  } catch (error) {
    for (const [from, to] of moved) {
      await mkdir(path.dirname(from), { recursive: true });
      await rename(to, from);
    }
    await removal?.restore().catch(() => {
      throw new Error(
        `${messageOf(error)}; what was taken out is put back by the next prune, 10 minutes from now`,
      );
    });
    throw error;
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
  await store.shared?.refresh();
  await removal?.finish();
}

async function planPruning(store: FolderStore, keep: number): Promise<Plan> {
  const retained = new Set<string>();
  const moved = new Set<string>();
  for (const channel of await store.channelNames()) {
    const moves = await store.moves(channel).all();
    const states = [await store.readChannel(channel), ...moves.map(({ state }) => state).reverse()];
    const ids = new Set(states.flatMap((state) => state?.release ?? []));
    for (const id of ids) moved.add(id);
    for (const id of [...ids].slice(0, keep)) retained.add(id);
  }
  const isRecent = (at: number) => Date.now() - at < unusedMs;
  const sets = await store.setIds();
  for (const id of sets) {
    // Without a move it may be about to go live.
    if (!moved.has(id) && isRecent(await writtenAt(store.setFile(id)))) retained.add(id);
  }
  const needed = new Set<string>();
  const everLive = new Set<string>();
  for (const id of sets) {
    for (const { name, version } of Object.values((await store.readSet(id)).parts)) {
      if (moved.has(id)) everLive.add(`${name}@${version}`);
      if (retained.has(id)) needed.add(`${name}@${version}`);
    }
  }
  const stored = await store.versions();
  for (const { name, version } of stored) {
    const publication = await store.readPublication(name, version);
    const at = publication
      ? Date.parse(publication.at)
      : await writtenAt(store.versionFolder(name, version));
    if (isRecent(at) && !everLive.has(`${name}@${version}`)) needed.add(`${name}@${version}`);
  }
  const all = stored.map(({ name, version }) => `${name}@${version}`);
  return {
    retained,
    versions: all.filter((one) => !needed.has(one)).sort(),
    sets: sets.filter((id) => !retained.has(id)).sort(),
  };
}

/** When a file or folder was written, in ms since 1970; 0 when it is gone. */
const writtenAt = async (file: string): Promise<number> =>
  (await stat(file).catch(() => undefined))?.mtimeMs ?? 0;

/** @throws when the channel has moved to a release that this plan does not keep */
async function confirm(
  store: FolderStore,
  channel: string,
  { retained, versions }: Plan,
  author: Author,
): Promise<void> {
  const refuseMoved = (release: string | undefined) => {
    if (!release || retained.has(release)) return;
    throw new RejectedError(
      `the channel "${channel}" moved meanwhile; nothing was pruned, try again`,
    );
  };
  // What it moved to may have been moved aside by this prune, which must put it back without a wait.
  const refuseIfMoved = async () => refuseMoved((await store.readChannel(channel))?.release);
  await refuseIfMoved();
  const decide = async (set?: ReleaseSet) => {
    refuseMoved(set?.id);
    if (!set) return undefined;
    const changes = versions.map((one) => {
      const [part, from] = splitVersion(one);
      return { part, from, to: null };
    });
    return { action: 'prune' as const, changes, set };
  };
  try {
    await moveChannel(store, channel, author, decide, 0);
  } catch (error) {
    await refuseIfMoved();
    throw error;
  }
}
