import { readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '../../release-set/hashes';
import type { AppVersion, ReleaseSet } from '../../release-set/release-set';

/**
 * A file of a published app, and where it lies.
 * @throws when it is missing, or not what was published
 */
export function publishedFile(
  storeDir: string,
  { name, version, files }: AppVersion,
  file: string,
): { code: string; file: string } {
  const place = path.join(storeDir, 'remotes', name, version, file);
  const bytes = readFileSync(place);
  if (integrityOf(bytes) !== files[file]?.integrity) {
    throw new Error(`${place} is not the file that was published`);
  }
  return { code: bytes.toString('utf8'), file: place };
}

/** @throws when the release has no such app */
export function appOf({ id, parts }: ReleaseSet, name: string): AppVersion {
  const app = parts[name];
  if (!app) throw new Error(`the release ${id} has no app "${name}"`);
  return app;
}

/**
 * A script of the host's that stands alone.
 * @returns undefined when the release has no such chunk
 * @throws when it is not what was published
 */
export function hostScript(storeDir: string, set: ReleaseSet, chunk: string) {
  const host = appOf(set, 'host');
  const [file] = host.chunks[chunk] ?? [];
  return file === undefined ? undefined : publishedFile(storeDir, host, file);
}

/**
 * The script that stands in every page.
 * @throws when it is missing, not what was published, or would end its element
 */
export function bootScript(storeDir: string, set: ReleaseSet) {
  const boot = hostScript(storeDir, set, 'boot');
  if (!boot) throw new Error(`the host of the release ${set.id} has no boot script`);
  if (/<!--|<\/?script/i.test(boot.code)) throw new Error(`${boot.file} cannot stand in a page`);
  return boot;
}
