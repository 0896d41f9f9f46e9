import type { Channel, ReleaseSet } from '@shop/shared/contract';
import { findConflicts } from '../gate/find-conflicts';
import type { FolderStore } from '../store/folder-store';
import type { Author } from '../store/log-entries';
import { RejectedError } from '../store/rejected-error';
import {
  appHistories,
  before,
  type Histories,
  type Target,
  withVersionsBefore,
} from './app-histories';
import { changesBetween, deriveSet } from './derive-set';
import { followLive } from './follow-live';
import { moveChannel } from './move-channel';
import { liveChannel } from './promote';

export interface Rollback extends Author {
  /** these go back, all in one move; without any, what the latest promote brought does */
  apps?: readonly string[];
  channel?: string;
  /** names of the apps that may change; all by default */
  allowed?: readonly string[] | undefined;
}

/**
 * Goes back to what was live before, each app to its own version before, and withdraws every
 * release with what is left: tabs on it load anew.
 * @returns the set that is live now
 * @throws RejectedError when there is nothing to go back to, or what is old no longer fits the rest
 */
export async function rollback(
  store: FolderStore,
  { apps: named = [], channel = liveChannel, allowed, ...author }: Rollback,
): Promise<ReleaseSet> {
  let target: ReleaseSet | undefined;
  await moveChannel(store, channel, author, async (current) => {
    if (!current) throw new RejectedError(`nothing is live on the channel "${channel}"`, 'missing');
    const now = await store.readSet(current.release);
    const histories = appHistories(await store.moves(channel).all());
    const names = named.length > 0 ? [...new Set(named)] : latest(histories, current);
    const foreign = names.find((name) => allowed && !allowed.includes(name));
    if (foreign) {
      throw new RejectedError(
        `the release before differs in ${foreign} too; name the app to roll back`,
        'forbidden',
      );
    }
    for (const name of named) {
      const version = now.parts[name]?.version;
      if (!version) throw new RejectedError(`no app "${name}" is live`, 'missing');
      if (!before(histories, name)?.version) {
        throw new RejectedError(`no other version of ${name} was live before ${name}@${version}`);
      }
    }
    const back = await withVersionsBefore(store, now, histories, names);
    const same = named.length > 0 ? undefined : await releaseWith(store, now, back.apps);
    const breaks = same ? [] : breaksOf(back, names);
    if (breaks.length > 0) {
      const more = await alsoNeeded(store, now, histories, names);
      const onChannel = channel === liveChannel ? '' : ` --channel ${channel}`;
      const advice = more
        ? [
            `roll ${more.join(' and ')} back too: npm run release -- rollback ${[...names, ...more].join(' ')}${onChannel}`,
          ]
        : [];
      throw new RejectedError([...breaks, ...advice].join('\n'));
    }
    target = same ?? deriveSet(now, back.apps, back.like);
    await store.writeSet(target);
    const { id } = target;
    const left = (await releasesLeft(store, now, names)).filter((one) => one !== id);
    const withdraws = left.filter((one) => !current.withdrawn.includes(one));
    return {
      action: 'rollback',
      changes: changesBetween(now.parts, target.parts),
      withdraws,
      state: {
        release: id,
        previous: now.id,
        withdrawn: [...current.withdrawn, ...withdraws].filter((one) => one !== id),
      },
    };
  });
  if (!target) throw new Error('no release was found');
  if (channel === liveChannel) await followLive(store, channel, target, author);
  return target;
}

/** The apps whose live versions the latest promote brought, of those not undone since. */
function latest(histories: Histories, { release, previous, withdrawn }: Channel): string[] {
  const brought = [...histories].map(([name, history]) => ({ name, ...history.at(-1) }));
  const move = Math.max(0, ...brought.map((one) => one.move ?? 0));
  const names = brought.filter((one) => one.move === move).map(({ name }) => name);
  // The host cannot go without another in its place: that promote was the first one.
  if (move === 0 || (names.includes('host') && !before(histories, 'host')?.version)) {
    const why =
      previous && withdrawn.includes(previous)
        ? `: release ${previous}, which was live before it, was withdrawn`
        : '';
    throw new RejectedError(`there is no release before ${release} to go back to${why}`);
  }
  return names;
}

/** A release that led to the live one and had the same versions. */
async function releaseWith(
  store: FolderStore,
  { id }: ReleaseSet,
  parts: ReleaseSet['parts'],
): Promise<ReleaseSet | undefined> {
  for await (const set of store.ancestors(id)) {
    if (changesBetween(set.parts, parts).length === 0) return set;
  }
  return undefined;
}

/** Ids of all releases with a version that is live of these apps, the latest first. */
async function releasesLeft(
  store: FolderStore,
  now: ReleaseSet,
  names: readonly string[],
): Promise<string[]> {
  const found: string[] = [];
  for await (const set of store.ancestors(now.id)) {
    const isLeft = (name: string) =>
      set.parts[name] !== undefined && set.parts[name].version === now.parts[name]?.version;
    if (names.some(isLeft)) found.push(set.id);
  }
  return found;
}

/** Other apps that are tried when a rollback does not fit: 2 to the power of it combinations. */
const maxOtherApps = 6;

/** @returns why a release cannot be gone back to, a sentence each */
const breaksOf = ({ apps }: Target, candidates: readonly string[]): string[] =>
  findConflicts({ apps, candidates });

/** @returns the fewest other apps that have to go back too; undefined when that does not help */
async function alsoNeeded(
  store: FolderStore,
  now: ReleaseSet,
  histories: Histories,
  names: readonly string[],
): Promise<readonly string[] | undefined> {
  const others = Object.keys(now.parts)
    .filter((name) => !names.includes(name) && before(histories, name)?.version)
    .slice(0, maxOtherApps);
  const choices = Array.from({ length: 2 ** others.length }, (_, bits) =>
    others.filter((_other, index) => bits & (1 << index)),
  ).sort((a, b) => a.length - b.length);
  for (const more of choices.slice(1)) {
    const all = [...names, ...more];
    const target = await withVersionsBefore(store, now, histories, all).catch(() => undefined);
    if (target && breaksOf(target, all).length === 0) return more;
  }
  return undefined;
}
