import { canaryChannel, liveChannel } from '../../release-set/canary';
import { type NotedFailure, readFailure } from '../../release-set/noted-failure';
import { RejectedError } from '../../release-set/rejected-error';
import type { FailureKind, ReleaseSet } from '../../release-set/release-set';
import type { Publication } from '../../release-set/store-reader';
import { scriptBytes } from '../gate/proposal';
import { changesBetween } from '../operations/derive-set';
import { liveReleases, rebasePreview } from '../operations/follow-live';
import { lastMoveTo, rolledBackVersions } from '../operations/past-releases';
import type { FolderStore } from '../store/folder-store';
import type { Move } from '../store/move-log';
import { type CanaryStatus, canaryStatus, printCanary } from './canary-status';
import { ago, printable, table } from './table';

/** Since when something is so, by whom, and why; missing where the log does not say. */
interface Since {
  at?: string;
  by?: string;
  why?: string;
}

interface AppStatus extends Since {
  name: string;
  version: string;
  /** path patterns of its pages, and widgets of others in them; missing from older release servers */
  paths?: readonly string[];
  places?: readonly string[];
  /** browser scripts as they are sent, in bytes */
  script: number;
  /** everything published, uncompressed, in bytes */
  bytes: number;
  /** how it failed visitors the last time since it is live */
  failed?: NotedFailure;
}

export interface Status extends Since {
  channel: string;
  release: string;
  /** null for the first release, and once the one before was pruned */
  previous: string | null;
  parts: readonly AppStatus[];
  /** of `rolledBack` those that were withdrawn; from older release servers all: `catalog@1.8.2` */
  withdrawn: readonly string[];
  /** those that apps had when they were removed; missing from older release servers */
  removed?: readonly string[];
  /** versions that were rolled back, withdrawn or removed, and not promoted since */
  rolledBack: readonly string[];
  /** the newest version of each app that waits for its promote: not live, not rolled back */
  publishedNotLive: readonly string[];
  /** the other channels, what is different there, and why a preview does not follow what is live */
  others: readonly {
    channel: string;
    release: string;
    parts: readonly string[];
    breaks: readonly string[];
  }[];
  /** what a share of the visitors gets */
  canary?: CanaryStatus;
}

/** @throws when nothing is live on the channel */
export async function status(store: FolderStore, channel = liveChannel): Promise<Status> {
  const current = await store.readChannel(channel);
  if (!current)
    throw new RejectedError(`nothing is live on the channel "${channel}" yet`, 'missing');
  const set = await store.readSet(current.release);
  const { parts } = set;
  const { previous } = current;
  const moves = await store.moves(channel).all();
  const rolledBack = rolledBackVersions(moves);
  const names = (await store.channelNames()).filter(
    (name) => name !== channel && name !== canaryChannel,
  );
  const liveIds = await liveReleases(store);
  const canary = channel === liveChannel && (await canaryStatus(store, set));
  const others = names.map(async (name) => {
    const preview = (await store.currentSet(name)) ?? set;
    const changes = changesBetween(parts, preview.parts);
    return {
      channel: name,
      release: preview.id,
      parts: changes.map(({ part, to }) => (to ? `${part}@${to}` : `without ${part}`)),
      breaks:
        channel === liveChannel
          ? ((await rebasePreview(store, preview, set, liveIds))?.breaks ?? [])
          : [],
    };
  });
  const stored = (await store.publications()).filter(({ name, version }) =>
    store.isStored(name, version),
  );
  return {
    channel,
    release: current.release,
    previous: previous && store.hasSet(previous) ? previous : null,
    ...since(moves.findLast(({ action }) => ['promote', 'rollback', 'remove'].includes(action))),
    parts: Object.values(parts).map((app) => {
      const move = lastMoveTo(moves, app.name, app.version);
      const failed = readFailure(store.folder, `${app.name}@${app.version}`);
      // What failed before did so on a preview, or when the version was live before.
      const hasFailed = failed && failed.at >= (move?.at ?? '');
      return {
        name: app.name,
        version: app.version,
        paths: app.paths,
        places: app.places,
        ...since(move),
        script: scriptBytes(app),
        bytes: Object.values(app.files).reduce((sum, { bytes }) => sum + bytes, 0),
        ...(hasFailed && { failed }),
      };
    }),
    withdrawn: [...rolledBackVersions(moves, ['withdraw'])],
    removed: [...rolledBackVersions(moves, ['remove'])],
    rolledBack: [...rolledBack],
    publishedNotLive: notLive(stored, parts).filter(
      (version) =>
        !rolledBack.has(version) && !(canary && version === `${canary.app}@${canary.version}`),
    ),
    others: await Promise.all(others),
    ...(canary && { canary }),
  };
}

function notLive(publications: readonly Publication[], live: ReleaseSet['parts']): string[] {
  const inOrder = publications.toSorted((a, b) => a.at.localeCompare(b.at));
  const newest = new Map(inOrder.map(({ name, version }) => [name, version]));
  return [...newest].flatMap(([name, version]) =>
    live[name]?.version === version ? [] : `${name}@${version}`,
  );
}

const since = (move: Move | undefined): Since =>
  move ? { at: move.at, by: move.by, ...(move.why ? { why: move.why } : {}) } : {};

/** What is live, at a glance. */
export function printStatus(status: Status, now = Date.now()): string {
  const { channel, release, previous, parts, publishedNotLive = [], others, canary } = status;
  const rows = parts.map((app) => [
    app.name,
    app.version,
    app.at ? ago(app.at, now) : '',
    app.by ?? '',
    kilobytes(app.script),
    kilobytes(app.bytes),
    app.why ?? '',
  ]);
  const lines = [
    `${channel}: release ${release}${sinceText(status, now)}`,
    '',
    table([['app', 'version', 'since', 'by', 'script', 'files', 'why'], ...rows], [4, 5]),
    '',
    previous ? `before it: release ${previous}` : 'before it: no release that is stored',
  ];
  for (const { name, version, failed } of parts) {
    if (failed)
      lines.push(
        `failed: ${name}@${version}, ${ago(failed.at, now)}, ${failureTexts[failed.kind]}`,
      );
  }
  // Older release servers leave `rolledBack` out.
  const { withdrawn, removed = [], rolledBack = withdrawn } = status;
  const named = [...withdrawn, ...removed];
  const back = rolledBack.filter((version) => !named.includes(version));
  for (const [how, versions] of Object.entries({ 'rolled back': back, withdrawn, removed })) {
    if (versions.length > 0) lines.push(`${how}: ${versions.slice(-5).reverse().join(', ')}`);
  }
  if (publishedNotLive.length > 0)
    lines.push(`published, not live: ${publishedNotLive.join(', ')}`);
  if (canary) lines.push(...printCanary(canary, now));
  for (const other of others) {
    const different = other.parts.join(', ') || 'nothing different';
    lines.push(`channel ${other.channel}: release ${other.release}, ${different}`);
    for (const why of other.breaks) lines.push(`  does not follow what is live: ${why}`);
  }
  return lines.join('\n');
}

const failureTexts: Readonly<Record<FailureKind, string>> = {
  server: 'on the server; its previous version renders instead, where there is one',
  page: 'on the server, in a page of several apps; which of them is unknown',
  load: 'as a browser loaded it',
  draw: 'as a browser drew it',
  previous: 'in a browser, which used its previous version',
};

const sinceText = (since: Since, now: number): string =>
  since.at
    ? `, ${ago(since.at, now)} (${since.at.slice(0, 16).replace('T', ' ')} UTC), by ${printable(`${since.by}${since.why ? `: ${since.why}` : ''}`)}`
    : '';

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
