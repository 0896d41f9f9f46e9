import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { NotedFailure } from '../../release-set/noted-failure';
import type { AppVersion } from '../../release-set/release-set';
import type { FolderStore } from './folder-store';

/**
 * How a version failed visitors the last time, as a storefront on this store noted it
 * (`platform/server/release/store-notes.ts`).
 * @param since ISO 8601; what failed before did so on a preview, or when the version was live before
 * @returns undefined where none was noted since then
 */
export async function lastFailure(
  { folder }: FolderStore,
  { name, version }: Pick<AppVersion, 'name' | 'version'>,
  since = '',
): Promise<NotedFailure | undefined> {
  try {
    const file = path.join(folder, 'failures', `${name}@${version}.json`);
    const failure: NotedFailure = JSON.parse(await readFile(file, 'utf8'));
    return failure.at < since ? undefined : failure;
  } catch {
    return undefined;
  }
}
