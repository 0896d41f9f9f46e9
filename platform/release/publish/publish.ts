import { RejectedError } from '../../release-set/rejected-error';
import type { Releases } from '../releases';
import { buildVersion } from './build-version';
import { checkChangelog } from './check-changelog';
import type { Tables } from './contract/read-tables';
import { sourceVersion } from './source-version';
import { storeOnce } from './store-once';

/**
 * Builds one app of this checkout and stores it, whole or not at all. The same again is no
 * failure: a step of CI may run twice.
 * @param tables of the contract, which the version states
 * @returns false when the store has that version already, with the same files
 * @throws when it has that version with other files, the changelog is silent, the build fails, or
 * the sources changed in the meantime, so that the version would hold another hash than its own
 */
export async function publish(
  releases: Releases,
  name: string,
  version: string,
  tables: Tables,
  why?: string,
): Promise<boolean> {
  const published = await releases.published(name, version);
  // Such a version holds the hash of its sources: nothing needs to be built to know its files.
  const isHashed = version === (await sourceVersion(name, tables));
  if (published.files !== undefined && isHashed) return false;
  if (published.files === undefined) await checkChangelog(name, version);
  const build = async (folder: string) => {
    const built = await buildVersion(name, version, folder, tables);
    if (isHashed && version !== (await sourceVersion(name, tables))) {
      throw new RejectedError(`the sources of ${name} changed while they were built; run it again`);
    }
    return built;
  };
  return storeOnce(releases, published, build, why);
}
