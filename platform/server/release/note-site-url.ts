import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '../settings';

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
