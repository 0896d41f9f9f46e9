import { deadline } from '@shop/shared/async';
import type { PageRelease, PageRemote, ReleaseSet } from '@shop/shared/contract';
import { pageRemote } from '../../page-remote';
import { tellFailure } from './tell-failure';

/** How far back a remote's last change is looked for, in versions of it. */
const furthest = 20;
/** The store is given up after this, in ms. */
const patience = 5_000;

/**
 * The version of a remote before that of the page, as the release sets tell: each names its
 * parent, and since when it has its parts. What was taken back is not gone back to.
 * @throws when there is none that runs on the page's platform, or the store does not answer
 */
export async function previousRemote(release: PageRelease, name: string): Promise<PageRemote> {
  const live = release.remotes[name];
  const broken = live?.version;
  tellFailure(live && live.container in window ? 'draw' : 'load', name, broken);
  const limit = deadline(patience);
  try {
    const [withdrawn, first] = await Promise.all([
      readWithdrawn(limit.signal),
      readSet(release.id, limit.signal),
    ]);
    let set = first;
    const platform = set.parts.host?.platform ?? '';
    for (let step = 0; step < furthest; step += 1) {
      const since = set.since?.[name];
      if (since) set = await readSet(since, limit.signal);
      if (!set.parent) break;
      set = await readSet(set.parent, limit.signal);
      const part = set.parts[name];
      if (!part || part.version === broken || withdrawn.includes(set.id)) continue;
      if (major(part.platform) === major(platform)) {
        tellFailure('previous', name, broken);
        return pageRemote(part);
      }
    }
  } finally {
    limit.end();
  }
  throw new Error(`"${name}" has no version before ${broken}`);
}

/** A release never changes, so a browser may have it already. */
async function readSet(id: string, signal: AbortSignal): Promise<ReleaseSet> {
  const answer = await fetch(`/releases/${id}.json`, { signal });
  if (!answer.ok) throw new Error(`the release ${id} is not to be had: ${answer.status}`);
  return answer.json();
}

async function readWithdrawn(signal: AbortSignal): Promise<readonly string[]> {
  const answer = await fetch('/channels/current.json', { signal });
  return answer.ok ? (await answer.json()).withdrawn : [];
}

const major = (version: string): string | undefined => /\d+/.exec(version)?.[0];
