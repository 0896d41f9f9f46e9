import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentId, integrityOf } from '../../release-set/hashes';
import type { AppVersion, Channel, ReleaseSet } from '../../release-set/release-set';

/** @returns undefined when the channel points at nothing yet */
export async function readChannel(storeDir: string, name: string): Promise<Channel | undefined> {
  try {
    const file = path.join(storeDir, 'channels', `${name}.json`);
    return { move: 0, withdrawn: [], ...JSON.parse(await readFile(file, 'utf8')) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** @throws when the store has no such release, or its file is not what was written */
export async function readSet(storeDir: string, id: string): Promise<ReleaseSet> {
  const file = path.join(storeDir, 'releases', `${id}.json`);
  const set: ReleaseSet = JSON.parse(await readFile(file, 'utf8'));
  if (set.id !== id || contentId(set) !== id) throw new Error(`${file} is not what was released`);
  return set;
}

/** More nobody looks through. */
const maxVersions = 12;

const manifestFile = (storeDir: string, app: string, version: string): string =>
  path.join(storeDir, 'remotes', app, version, 'part.json');

/**
 * @param live listed even if many newer versions are published
 * @returns the latest versions of an app whose files are still there, the newest first
 */
export async function publishedVersions(
  storeDir: string,
  app: string,
  live: string | undefined,
): Promise<{ version: string; at: string }[]> {
  const folder = path.join(storeDir, 'publications');
  const names = (await readdir(folder).catch(() => [])).filter((name) =>
    name.startsWith(`${app}@`),
  );
  const all = await Promise.all(
    names.map(async (name): Promise<{ version: string; at: string }> => {
      return JSON.parse(await readFile(path.join(folder, name), 'utf8'));
    }),
  );
  return all
    .filter(({ version }) => existsSync(manifestFile(storeDir, app, version)))
    .sort((a, b) => b.at.localeCompare(a.at))
    .filter(({ version }, index) => index < maxVersions || version === live);
}

const override = /^([0-9a-f]{16})\+([a-z][a-z0-9-]{0,39})@([0-9A-Za-z](?:[\w+-]|\.(?!\.)){0,79})$/;

/**
 * Reads a release set of the store, or makes `<release>+catalog@1.8.2`: that release with one remote
 * in another version. Nothing keeps such a set: its id says how it is made, so that every storefront
 * over the store makes the same.
 * @throws when the store has no such release or version, or a file is not what was written
 */
export async function readPreviewSet(storeDir: string, id: string): Promise<ReleaseSet> {
  const [, base, app = '', version = ''] = override.exec(id) ?? [];
  const set = await readSet(storeDir, base ?? id);
  if (!base) return set;
  if (app === 'host' || !Object.hasOwn(set.parts, app))
    throw new Error(`there is no remote ${app}`);
  const parts = { ...set.parts, [app]: await publishedApp(storeDir, app, version) };
  return { id, parent: base, parts };
}

/** @throws when that version was never published, or is not what was published */
async function publishedApp(storeDir: string, app: string, version: string): Promise<AppVersion> {
  const publication = path.join(storeDir, 'publications', `${app}@${version}.json`);
  const [text, publicationText] = await Promise.all([
    readFile(manifestFile(storeDir, app, version), 'utf8'),
    readFile(publication, 'utf8'),
  ]);
  const integrity = integrityOf(text);
  if (JSON.parse(publicationText).part === integrity) return JSON.parse(text);
  throw new Error(`${app}@${version} is not what was published`);
}
