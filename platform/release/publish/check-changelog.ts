import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { RejectedError } from '../../release-set/rejected-error';
import { appFolder, packageFolders, root } from '../apps';

/**
 * What a version brings is written down by its team before it is published: a heading with its
 * number, and a line below it. What the host provides to remotes are packages of their own.
 * @param version what is published; the one of package.json by default
 * @throws RejectedError naming the file that says nothing of the version
 */
export async function checkChangelog(name: string, version?: string): Promise<void> {
  await checkFolder(appFolder(name), version);
  if (name !== 'host') return;
  for (const folder of packageFolders()) await checkFolder(folder);
}

/**
 * @param folder with package.json and CHANGELOG.md
 * @param given `1.0.5`; of `1.0.5-3f2a9c1e` the number before the dash counts
 */
export async function checkFolder(folder: string, given?: string): Promise<void> {
  const stated =
    given ?? JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')).version;
  const [version = ''] = stated.split('-');
  const file = path.join(folder, 'CHANGELOG.md');
  const text = await readFile(file, 'utf8').catch(() => '');
  if (!(textOf(text, version) ?? '').trim()) {
    throw new RejectedError(`${path.relative(root, file)} does not say what ${version} brings`);
  }
}

/** @returns what stands below a version's heading */
function textOf(changelog: string, version: string): string | undefined {
  const [, ...entries] = changelog.split(/^## /m);
  const entry = entries.find((one) => one.split(/\s/, 1)[0] === version);
  return entry?.slice(entry.indexOf('\n') + 1);
}
