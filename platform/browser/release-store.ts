import { timeoutSignal } from '../async';
import { findPreviousVersion } from '../release-set/find-previous-version';
import { pageRemote } from '../release-set/page-remote';
import type { Channel, PageRelease, PageRemote, ReleaseSet } from '../release-set/release-set';
import { hostVersion, reportFailure } from './report-failure';
import type { Router } from './router';

/** The store is given up after this, in ms. */
const timeoutMs = 5_000;

/**
 * The version of a remote before that of the page.
 * @throws when there is none that runs on the page's platform, or the store does not answer
 */
export async function loadPreviousVersion(release: PageRelease, name: string): Promise<PageRemote> {
  const broken = release.remotes[name]?.version;
  const limit = timeoutSignal(timeoutMs);
  const { signal } = limit;
  try {
    const [channel, set] = await Promise.all([readChannel(signal), readSet(release.id, signal)]);
    const previous = await findPreviousVersion(set, name, channel, (id) => readSet(id, signal));
    noteInPreview(
      `${name}@${broken} failed${previous ? `, this is ${name}@${previous.version}` : ''}`,
    );
    if (!previous) throw new Error(`"${name}" has no version before ${broken}`);
    reportFailure('previous', name, broken);
    return pageRemote(previous);
  } finally {
    limit.end();
  }
}

/** The bar of a preview says what is not shown (`platform/server/http/previews/preview-pages.ts`). */
const noteInPreview = (text: string) =>
  document.getElementById('preview-bar')?.lastElementChild?.before(`: ${text}`);

/** A release never changes, so a browser may have it already. */
async function readSet(id: string, signal: AbortSignal): Promise<ReleaseSet> {
  const answer = await fetch(`/releases/${id}.json`, { signal });
  if (!answer.ok) throw new Error(`the release ${id} is not to be had: ${answer.status}`);
  return answer.json();
}

async function readChannel(signal: AbortSignal): Promise<Partial<Channel>> {
  const answer = await fetch('/channels/current.json', { signal });
  return answer.ok ? answer.json() : {};
}

/**
 * Makes a navigation a full load when a version of this tab was taken back. Without an answer the
 * tab goes on as it is, and the next navigation asks again.
 */
export async function reloadIfWithdrawn(router: Router, { remotes }: PageRelease): Promise<void> {
  const limit = timeoutSignal(timeoutMs);
  const channel = await readChannel(limit.signal).catch(() => undefined);
  limit.end();
  const host = { version: hostVersion() };
  const isTakenBack = Object.entries({ host, ...remotes }).some(([name, { version }]) =>
    channel?.withdrawnVersions?.includes(`${name}@${version}`),
  );
  if (!isTakenBack) return;
  const target = router.state.navigation.location;
  if (target) location.assign(router.createHref(target));
  else location.reload();
}
