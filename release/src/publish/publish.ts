import { rm } from 'node:fs/promises';
import type { Releases } from '../releases';
import { Refusal } from '../store/refusal';
import { buildVersion } from './build-version';
import { checkChangelog } from './check-changelog';

/**
 * Builds one part of this checkout and stores it, whole or not at all.
 * @throws when that version exists already, its changelog is silent, or the build fails
 */
export async function publish(
  releases: Releases,
  name: string,
  version: string,
  why?: string,
): Promise<void> {
  if (await releases.isPublished(name, version)) {
    throw new Refusal(`${name}@${version} is published already; a published version never changes`);
  }
  await checkChangelog(name);
  const folder = await releases.workFolder();
  try {
    await releases.publish(await buildVersion(name, version, folder), why);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
