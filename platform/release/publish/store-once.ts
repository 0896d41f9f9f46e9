import { RejectedError } from '../../release-set/rejected-error';
import { listIntegrity, type UploadedVersion } from '../accept/store-version';
import type { Releases } from '../releases';

/**
 * Stores what is built.
 * @param published integrity of the files that the store has as this version, if it has it
 * @returns false when these are the same
 * @throws when they are others
 */
export async function storeOnce(
  releases: Releases,
  built: UploadedVersion,
  published: string | undefined,
  why?: string,
): Promise<boolean> {
  const { name, version } = built.contract;
  if (published === undefined) await releases.publish(built, why);
  else if (published !== listIntegrity(built.files)) {
    throw new RejectedError(
      `${name}@${version} is published already, from other sources; a published version never changes`,
    );
  }
  return published === undefined;
}
