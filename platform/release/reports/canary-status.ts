import { type ArmCounts, type Canary, type Counts, canaryChannel } from '../../release-set/canary';
import type { ReleaseSet } from '../../release-set/release-set';
import { readCounts } from '../canary/counts';
import { findFault, minPages, neverAlive } from '../canary/find-fault';
import { rebase } from '../operations/derive-set';
import type { FolderStore } from '../store/folder-store';
import { ago, printable, table } from './table';

/** A version that a share of the visitors gets, and what they met. */
export interface CanaryStatus extends Omit<Canary, 'id'> {
  release: string;
  counts: Counts;
  /** for a fault: at 1,000 the version is taken back */
  evidence: number;
  /** why it does not follow what is live, a sentence each */
  breaks: readonly string[];
}

/** @returns none while all visitors get what is live */
export async function canaryStatus(
  store: FolderStore,
  live: ReleaseSet,
): Promise<CanaryStatus | undefined> {
  const channel = await store.readChannel(canaryChannel);
  if (!channel?.canary) return undefined;
  const { id, ...canary } = channel.canary;
  const { release } = channel;
  const counts = await readCounts(store, id);
  const { breaks } = rebase(live, await store.readSet(release), [canary.app]);
  return { ...canary, release, counts, evidence: findFault(counts).evidence, breaks };
}

/** @param now ms since 1970 */
export function printCanary(status: CanaryStatus, now: number): string[] {
  const { app, version, control, share, since, counts, evidence, breaks } = status;
  const row = (of: string, arm: ArmCounts) => {
    const { pages, load, draw, server } = arm;
    const silent = neverAlive(arm);
    return [of, ...[pages, load, draw, server].map(String), `${silent.failed} of ${silent.pages}`];
  };
  const rows = [row(version, counts.canary), row(control, counts.control)];
  return [
    `${share} % of the visitors: ${app}@${version}, set ${ago(since, now)}`,
    table(
      [['version', 'pages', 'load', 'draw', 'server', 'never alive'], ...rows],
      [1, 2, 3, 4, 5],
    ),
    `  evidence of a fault: ${evidence < 10 ? evidence.toFixed(1) : Math.round(evidence)}; at 1000 it is taken back`,
    ...breaks.map((why) => `  does not follow what is live: ${why}`),
    ...nextStep(status, now).map((text) => `  ${printable(text)}`),
  ];
}

function nextStep(
  { since, promoteAfterMs, refused, counts }: CanaryStatus,
  now: number,
): readonly string[] {
  if (refused) return [`was not made live: ${refused}`];
  if (promoteAfterMs === undefined) return [];
  const minutes = Math.ceil((Date.parse(since) + promoteAfterMs - now) / 60_000);
  if (minutes > 0) return [`live for all in ${minutes} min, unless it is taken back`];
  const isFew = counts.canary.pages < minPages;
  return isFew ? [`live for all after ${minPages} pages, unless it is taken back`] : [];
}
