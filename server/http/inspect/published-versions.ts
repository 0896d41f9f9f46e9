import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AppVersion } from '@shop/shared/contract';
import type { PublishedVersion, VersionOverride } from '@shop/shared/release/inspect-data';

/** More nobody looks through. */
const maxVersions = 12;

const partFile = (storeDir: string, { part, version }: VersionOverride): string =>
  path.join(storeDir, 'remotes', part, version, 'part.json');

/** @returns the latest versions of a part whose files are still there, the newest first */
export async function publishedVersions(
  storeDir: string,
  part: string,
): Promise<PublishedVersion[]> {
  const folder = path.join(storeDir, 'publications');
  const names = (await readdir(folder).catch(() => [])).filter((name) =>
    name.startsWith(`${part}@`),
  );
  const all = await Promise.all(
    names.map(async (name): Promise<PublishedVersion> => {
      const { version, at } = JSON.parse(await readFile(path.join(folder, name), 'utf8'));
      return { version, at };
    }),
  );
  return all
    .filter(({ version }) => existsSync(partFile(storeDir, { part, version })))
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, maxVersions);
}

/** @returns undefined when that version was never published, or is not what was published */
export async function publishedPart(
  storeDir: string,
  choice: VersionOverride,
): Promise<AppVersion | undefined> {
  const publication = path.join(storeDir, 'publications', `${choice.part}@${choice.version}.json`);
  try {
    const [text, said] = await Promise.all([
      readFile(partFile(storeDir, choice), 'utf8'),
      readFile(publication, 'utf8'),
    ]);
    const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
    return JSON.parse(said).part === integrity ? JSON.parse(text) : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
