import { isDeepStrictEqual } from 'node:util';
import { liveChannel } from '../../release-set/canary';
import { RejectedError } from '../../release-set/rejected-error';
import type { Channel, ReleaseSet } from '../../release-set/release-set';
import { releaseCommand } from '../../release-set/site-command';
import type { Author } from '../../release-set/store-reader';
import { findConflicts } from '../gate/find-conflicts';
import { type Break, lostWidgets } from '../gate/proposal';
import type { FolderStore } from '../store/folder-store';
import type { Move } from '../store/move-log';
import { isOneOf } from '../tokens/tokens';
import { appHistories, type Histories, withVersionsBefore } from './app-histories';
import { deriveSet, versionsOf } from './derive-set';
import { followLive } from './follow-live';
import { moveChannel } from './move-channel';
import { pastReleases, revertingActions, rolledBackVersions } from './past-releases';

export interface Rollback extends Author {
  /** these go back, all in one move; without any, what the latest promote brought does */
  apps?: readonly string[];
  /** version that the one app goes back to, although it was taken back or failed */
  to?: string | undefined;
  channel?: string;
  /** names and patterns of the apps that may change (`isOneOf`); all by default */
  allowed?: readonly string[] | undefined;
}

/**
 * Goes back to what was live before, each app to its own latest version before that was not taken
 * back and did not fail visitors; one that has its first version goes. Tabs that run what is left
 * load the site again.
 * @returns the set that is live now, and a sentence for each version that was passed over because
 * it failed
 * @throws RejectedError when there is nothing to go back to, when what is old no longer fits the
 * rest, or when others moved the app to another version while this was decided
 */
export async function rollback(
  store: FolderStore,
  { apps: named = [], to, channel = liveChannel, allowed, ...author }: Rollback,
): Promise<ReleaseSet & { passedOver: readonly string[] }> {
  let passedOver: readonly string[] = [];
  let leaving: ReadonlyMap<string, string | undefined> | undefined;
  if (to && named.length !== 1) {
    throw new RejectedError('--to is a version of one app: rollback catalog --to 1.8.2', 'invalid');
  }
  const target = await moveChannel(store, channel, author, async (now, current) => {
    if (!now || !current)
      throw new RejectedError(`nothing is live on the channel "${channel}"`, 'missing');
    const moves = await store.moves(channel).all();
    const takenBack = rolledBackVersions(moves, revertingActions);
    const past = { moves, histories: appHistories(moves), takenBack };
    // Decided again, it takes back what was to go, and nothing that others promoted meanwhile.
    leaving ??= new Map(
      (named.length > 0 ? named : appsOfLatestPromote(past.histories, current)).map((name) => [
        name,
        now.parts[name]?.version,
      ]),
    );
    assertStillLive(leaving, now);
    const names = [...leaving.keys()];
    const foreign = names.find((name) => allowed && !isOneOf(allowed, name));
    if (foreign) {
      throw new RejectedError(
        `the latest release changed ${foreign} too; name the app to roll back`,
        'forbidden',
      );
    }
    const goBack = async (all: readonly string[]) => {
      const back = await withVersionsBefore(store, now, past, all, to);
      return { ...back, breaks: breaksAfter(now, moves, back.apps, all) };
    };
    const { apps, origins, breaks, ...back } = await goBack(names);
    if (breaks.length > 0) {
      const more = to ? [] : await alsoNeeded(now, names, breaks, goBack);
      const sentences = breaks.map(({ sentence }) => sentence);
      const onChannel = channel === liveChannel ? '' : ` --channel ${channel}`;
      if (more.length > 0) {
        sentences.push(
          `roll ${more.join(' and ')} back too: ${releaseCommand(`rollback ${[...names, ...more].join(' ')}${onChannel}`)}`,
        );
      }
      throw new RejectedError(sentences.join('\n'));
    }
    passedOver = back.passedOver;
    return { action: 'rollback', set: deriveSet(now, apps, origins) };
  });
  if (!target) throw new Error('no release was found');
  if (channel === liveChannel) await followLive(store, target, author);
  return { ...target, passedOver };
}

/**
 * @param leaving app → the version that is to go
 * @throws naming an app that others moved to another version
 */
function assertStillLive(
  leaving: ReadonlyMap<string, string | undefined>,
  { parts }: ReleaseSet,
): void {
  for (const [name, before = 'none'] of leaving) {
    const { version: after = 'none' } = parts[name] ?? {};
    if (after === before) continue;
    throw new RejectedError(
      `${name} moved from ${before} to ${after} meanwhile; if that has to go too, roll it back again`,
    );
  }
}

/** The apps whose live versions the latest promote brought, of those not undone since. */
function appsOfLatestPromote(
  histories: Histories,
  { release, previous, withdrawn }: Channel,
): string[] {
  // One that was removed is not live: its promote brings it back.
  const live = [...histories].filter(([, { top }]) => top?.version);
  const brought = live.map(([name, { top }]) => ({
    name,
    isOnly: !top?.before,
    move: top?.move ?? 0,
  }));
  const move = Math.max(0, ...brought.map((one) => one.move));
  const last = brought.filter((one) => one.move === move);
  if (move === 0 || last.some(({ isOnly }) => isOnly)) {
    const why =
      previous && withdrawn.includes(previous)
        ? `: release ${previous}, which was live before it, was withdrawn`
        : '';
    throw new RejectedError(`there is no release before ${release} to go back to${why}`);
  }
  return last.map(({ name }) => name);
}

/**
 * @param candidates the apps that go back
 * @returns why what would be live does not fit; what was live once does
 */
function breaksAfter(
  now: ReleaseSet,
  moves: readonly Move[],
  apps: ReleaseSet['parts'],
  candidates: readonly string[],
): Break[] {
  const versions = versionsOf(apps);
  const before = pastReleases(now.parts, moves);
  if (before.some((one) => isDeepStrictEqual(one.versions, versions))) return [];
  return [...lostWidgets(now.parts, apps), ...findConflicts({ apps, candidates })];
}

/** @returns other apps that have to go back too, as the breaks name them; none when it does not help */
async function alsoNeeded(
  { parts }: ReleaseSet,
  names: readonly string[],
  breaks: readonly Break[],
  goBack: (names: readonly string[]) => Promise<{ breaks: readonly Break[] }>,
): Promise<readonly string[]> {
  const all = [...names];
  for (let left = breaks; left.length > 0; ) {
    const named = new Set(left.flatMap(({ apps }) => apps));
    const more = Object.keys(parts).filter((name) => named.has(name) && !all.includes(name));
    all.push(...more);
    const back = more.length > 0 && (await goBack(all).catch(() => undefined));
    if (!back) return [];
    left = back.breaks;
  }
  return all.slice(names.length);
}
