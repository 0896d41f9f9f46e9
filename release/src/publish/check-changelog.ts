import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { partFolder, root } from '../parts';
import { Refusal } from '../store/refusal';

/**
 * What a version brings is written down by its team before it is published: a heading with the
 * version of package.json, and a line below it. The host's platform is a package of its own.
 * @throws Refusal naming the file that says nothing of the version
 */
export async function checkChangelog(name: string): Promise<void> {
  const shared = name === 'host' ? [path.join(root, 'shared')] : [];
  for (const folder of [partFolder(name), ...shared]) await checkFolder(folder);
}

/** @param folder with package.json and CHANGELOG.md */
export async function checkFolder(folder: string): Promise<void> {
  const { version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  const file = path.join(folder, 'CHANGELOG.md');
  const text = await readFile(file, 'utf8').catch(() => '');
  if (!(textOf(text, version) ?? '').trim()) {
    throw new Refusal(`${path.relative(root, file)} does not say what ${version} brings`);
  }
}

/** @returns what stands below a version's heading */
function textOf(changelog: string, version: string): string | undefined {
  const [, ...entries] = changelog.split(/^## /m);
  const entry = entries.find((one) => one.split(/\s/, 1)[0] === version);
  return entry?.slice(entry.indexOf('\n') + 1);
}
