import type { Channel, ReleaseSet } from '@shop/shared/contract';
import { findBreaks } from '../gate/find-breaks';
import { findTypeBreaks } from '../gate/type-breaks';
import { isCompilable } from '../gate/uses/use';
import { openUses } from '../gate/uses/use-breaks';
import type { FolderStore } from '../store/folder-store';
import type { Author } from '../store/log-entries';
import { Refusal } from '../store/refusal';
import { ancestors } from './ancestors';
import { changesBetween } from './changes';
import { moveChannel } from './move-channel';
import { nextSet } from './next-set';
import { liveChannel } from './promote';

export interface Rollback extends Author {
  /** only this part goes back; without one the whole release does */
  part?: string;
  channel?: string;
  /** names of the parts that may change; all by default */
  allowed?: readonly string[];
}

/**
 * Goes back to what was live before, and withdraws what is left: tabs on it load anew.
 * @returns the set that is live now
 * @throws when there is nothing to go back to, or an old part no longer fits the others
 */
export async function rollback(
  store: FolderStore,
  { part, channel = liveChannel, allowed, ...author }: Rollback,
): Promise<ReleaseSet> {
  let target: ReleaseSet | undefined;
  await moveChannel(store, channel, author, async (current) => {
    if (!current) throw new Refusal(`nothing is live on the channel "${channel}"`);
    const { parts, id } = await store.readSet(current.release);
    const left = part === undefined ? [id] : await setsWith(store, id, part);
    target =
      part === undefined
        ? await setBefore(store, current)
        : await withPartBefore(store, current, part);
    const changes = changesBetween(parts, target.parts);
    const foreign = changes.find((one) => allowed && !allowed.includes(one.part));
    if (foreign) {
      throw new Refusal(
        `the release before differs in ${foreign.part} too; name the part to roll back`,
      );
    }
    checkStored(store, target);
    await store.writeSet(target);
    const back = target.id;
    const withdraws = left.filter((one) => one !== back && !current.withdrawn.includes(one));
    return {
      action: 'rollback',
      changes,
      withdraws,
      state: {
        release: back,
        previous: id,
        withdrawn: [...current.withdrawn, ...withdraws].filter((one) => one !== back),
      },
    };
  });
  if (!target) throw new Error('no release was found');
  return target;
}

/** A part that was rolled back made a release like an older one: that is none to go back to. */
async function setBefore(store: FolderStore, { release, withdrawn }: Channel): Promise<ReleaseSet> {
  const now = await store.readSet(release);
  for await (const set of ancestors(store, release)) {
    const isOther = changesBetween(now.parts, set.parts).length > 0;
    if (isOther && !withdrawn.includes(set.id)) return set;
  }
  throw new Refusal(`there is no release before ${release} to go back to`);
}

/** What is live, with one part as it was before. */
async function withPartBefore(
  store: FolderStore,
  { release, withdrawn }: Channel,
  part: string,
): Promise<ReleaseSet> {
  const now = await store.readSet(release);
  const version = now.parts[part]?.version;
  if (!version) throw new Refusal(`no part "${part}" is live`);
  for await (const set of ancestors(store, release)) {
    const old = set.parts[part];
    if (!old || old.version === version || withdrawn.includes(set.id)) continue;
    const parts = { ...now.parts, [part]: old };
    const proposal = { parts, candidates: [part] };
    // What was never compiled so is compared by what it declares: a rollback takes a second.
    const unknown = new Set(
      openUses(store, { ...proposal, before: now.parts }).map((use) => use.part.name),
    );
    const areUsesKnown = (name: string) => isCompilable(parts, name) && !unknown.has(name);
    const breaks = [...findBreaks(proposal), ...findTypeBreaks(proposal, areUsesKnown)];
    if (breaks.length > 0) throw new Refusal(breaks.join('\n'));
    return nextSet(now, parts, { [part]: set });
  }
  throw new Refusal(`no other version of ${part} was live before ${part}@${version}`);
}

/** Every release that has what is now live of a part: all of them are left. */
async function setsWith(store: FolderStore, release: string, part: string): Promise<string[]> {
  const found: string[] = [];
  let version: string | undefined;
  for await (const set of ancestors(store, release)) {
    version ??= set.parts[part]?.version;
    if (set.parts[part]?.version === version) found.push(set.id);
  }
  return found;
}

function checkStored(store: FolderStore, { parts }: ReleaseSet): void {
  const gone = Object.values(parts).find(({ name, version }) => !store.hasPart(name, version));
  if (gone) throw new Refusal(`${gone.name}@${gone.version} was pruned from the store`);
}
