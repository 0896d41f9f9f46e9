import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FailureKind } from '../../release-set/release-set';
import type { Settings } from '../settings';

/** How often the same failure of a version is noted, in ms. */
const intervalMs = 60_000;

/**
 * Notes in the store when and how a version last failed visitors, for `release -- status`: one file
 * for each version. Only the storefront of the channel `live` does, and a store that is read-only
 * here stays without.
 */
export function noteFailures({ channel, storeDir }: Pick<Settings, 'channel' | 'storeDir'>) {
  const folder = path.join(storeDir, 'failures');
  const noted = new Map<string, number>();
  return async (app: string, version: string, kind: FailureKind): Promise<void> => {
    const name = `${app}@${version}`;
    const now = Date.now();
    if (channel !== 'live' || now - (noted.get(`${kind} ${name}`) ?? 0) < intervalMs) return;
    noted.set(`${kind} ${name}`, now);
    const failure = JSON.stringify({ at: new Date(now).toISOString(), kind });
    await mkdir(folder, { recursive: true })
      .then(() => writeFile(path.join(folder, `${name}.json`), failure))
      .catch(() => undefined);
  };
}

/**
 * Writes the site's address into the store, so that the release command can print a preview's link
 * whole. Only the storefront of the channel `live` does: another one on the same store, for staging
 * say, would send a team to the wrong site. A store that is read-only here stays without.
 */
export async function noteSiteUrl({
  channel,
  storeDir,
  config,
}: Pick<Settings, 'channel' | 'storeDir' | 'config'>): Promise<void> {
  if (channel !== 'live') return;
  await writeFile(path.join(storeDir, 'site-url'), `${config.siteUrl}\n`).catch(() => undefined);
}
