import { rm } from 'node:fs/promises';
import { RejectedError } from '../../release-set/rejected-error';
import { listIntegrity, type UploadedVersion } from '../accept/store-version';
import type { PublishedIntegrity, Releases } from '../releases';

/**
 * Makes a version in a folder of its own, and stores it, whole or not at all.
 * @param published what the store has of it
 * @param make fills the folder, which is empty
 * @returns false when the store has the same
 * @throws when it has other files as that version
 */
export async function storeOnce(
  releases: Releases,
  published: PublishedIntegrity,
  make: (folder: string) => Promise<UploadedVersion>,
  why?: string,
): Promise<boolean> {
  const folder = await releases.workFolder();
  try {
    const made = await make(folder);
    if (published.files === undefined) {
      await releases.publish(made, why);
      return true;
    }
    if (published.files === listIntegrity(made.files)) return false;
    const { name, version } = made.contract;
    throw new RejectedError(
      `${name}@${version} is published already, from other sources; a published version never changes`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
