import { timeoutSignal } from '@shop/shared/async';
import type {
  Channel,
  FailureKind,
  PageRelease,
  PageRemote,
  ReleaseSet,
} from '@shop/shared/contract';
import { findPreviousVersion } from '@shop/shared/release/find-previous-version';
import { pageRemote } from '@shop/shared/release/page-remote';

/** The store is given up after this, in ms. */
const timeoutMs = 5_000;

/**
 * The version of a remote before that of the page.
 * @throws when there is none that runs on the page's platform, or the store does not answer
 */
export async function loadPreviousVersion(release: PageRelease, name: string): Promise<PageRemote> {
  const live = release.remotes[name];
  const broken = live?.version;
  reportFailure(live && live.container in window ? 'draw' : 'load', name, broken);
  const limit = timeoutSignal(timeoutMs);
  const { signal } = limit;
  try {
    const [channel, set] = await Promise.all([readChannel(signal), readSet(release.id, signal)]);
    const part = await findPreviousVersion(set, name, channel, (id) => readSet(id, signal));
    if (!part) throw new Error(`"${name}" has no version before ${broken}`);
    reportFailure('previous', name, broken);
    return pageRemote(part);
  } finally {
    limit.end();
  }
}

/** A release never changes, so a browser may have it already. */
async function readSet(id: string, signal: AbortSignal): Promise<ReleaseSet> {
  const answer = await fetch(`/releases/${id}.json`, { signal });
  if (!answer.ok) throw new Error(`the release ${id} is not to be had: ${answer.status}`);
  return answer.json();
}

async function readChannel(signal: AbortSignal): Promise<Pick<Channel, 'withdrawn'>> {
  const answer = await fetch('/channels/current.json', { signal });
  return answer.ok ? answer.json() : { withdrawn: [] };
}

/** A page tells no more than this: what fails again and again is one failure. */
const maxReports = 8;

const told = new Set<string>();

/**
 * Tells the storefront server how a version failed here, in a line that says nothing else. Nobody
 * waits for it, and one that is lost is not sent again.
 */
function reportFailure(how: Exclude<FailureKind, 'server'>, part: string, version = ''): void {
  const line = `${how} ${part} ${version}`;
  if (!version || told.size >= maxReports || told.has(line)) return;
  told.add(line);
  navigator.sendBeacon?.('/failure', line);
}
