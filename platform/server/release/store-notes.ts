import { mkdirSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { failureFile, isOfCode, readFailure } from '../../release-set/noted-failure';
import type { FailureKind } from '../../release-set/release-set';
import type { Settings } from '../settings';

/** How often the same failure of a version is noted, in ms. */
const intervalMs = 60_000;

/**
 * Notes in the store when and how a version last failed visitors, for `status` and `rollback`: one
 * file for each version. Only the storefront of the channel `live` does, and a store that is
 * read-only here stays without.
 */
export function noteFailures({ channel, storeDir }: Pick<Settings, 'channel' | 'storeDir'>) {
  const noted = new Map<string, number>();
  return async (app: string, version: string, kind: FailureKind): Promise<void> => {
    const name = `${app}@${version}`;
    const now = Date.now();
    if (channel !== 'live' || now - (noted.get(`${kind} ${name}`) ?? 0) < intervalMs) return;
    noted.set(`${kind} ${name}`, now);
    const at = new Date(now).toISOString();
    // Written at once, as it was read: browsers report two kinds within milliseconds.
    const brokeAt = isOfCode(kind) ? at : readFailure(storeDir, name)?.brokeAt;
    try {
      mkdirSync(path.join(storeDir, 'failures'), { recursive: true });
      writeFileSync(failureFile(storeDir, name), JSON.stringify({ at, kind, brokeAt }));
    } catch {
      // The log has the failure too.
    }
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
