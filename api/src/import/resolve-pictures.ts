import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { forEach, StoreUnavailableError } from 'federated-site/objects';
import { encodeIntoMedia, measureForMedia } from '../pictures/encode-into-media';
import type { EncodedPicture } from '../pictures/encoded-picture';
import { type MediaPlace, openMedia } from '../pictures/media';
import { readEncodedFolder } from './encoded-folder';
import type { ImportProblem } from './import-problem';
import type { Place } from './reader';

/** Where a picture is asked for, for messages. */
export interface PictureUse {
  name: string;
  place: Place;
}

/**
 * Called after each picture: what was done to it, how many are done, of how many; and once with how
 * many were stored before, where some were and some were not.
 */
export type Progress = (
  what: 'checked' | 'stored before' | 'stored',
  done: number,
  of: number,
) => void;

/**
 * Finds every picture that is used, and opens those that are not encoded yet. What is wrong is
 * added to `problems`, and nothing is written.
 * @returns `found`: by their names those without problems; the files of one that is not encoded yet
 * have no size in bytes. `store` brings all into the media folder, and gives each once.
 */
export async function findPictures(
  uses: readonly PictureUse[],
  { folders, ...place }: MediaPlace & { folders: readonly string[] },
  problems: ImportProblem[],
  progress: Progress,
) {
  const names = [...new Set(uses.map(({ name }) => name))];
  const sources = await findSources(names, folders);
  const found = new Map<string, EncodedPicture>();
  const stored = new Map<string, EncodedPicture>();
  const wrong = new Map<string, string>();
  // A price list names none.
  const media = names.length > 0 ? openMedia(place) : undefined;
  let checked = 0;
  await forEach(names, async (name) => {
    const source = sources.get(name);
    try {
      if (!source || !media) throw new Error(missing(name, folders));
      if (source.encoded) found.set(name, source.encoded);
      else {
        const { picture, isStored } = await measureForMedia(source.path, media);
        found.set(name, picture);
        if (isStored) stored.set(name, picture);
      }
    } catch (error) {
      if (error instanceof StoreUnavailableError) throw error;
      wrong.set(name, (error as Error).message);
    }
    if (source) progress('checked', ++checked, sources.size);
  });
  for (const { name, place } of uses) {
    const message = wrong.get(name);
    if (message !== undefined) problems.push({ ...place, message });
  }
  const store = async (): Promise<EncodedPicture[]> => {
    if (!media) return [];
    await forEach([...sources], async ([name, { encoded }]) => {
      const before = encoded && (await media.findEncoded(encoded));
      if (before) stored.set(name, before);
    });
    const left = [...sources].filter(([name]) => !stored.has(name));
    if (stored.size > 0 && left.length > 0) progress('stored before', stored.size, sources.size);
    if (left.length === 0) progress('stored', sources.size, sources.size);
    let done = stored.size;
    await forEach(left, async ([name, { folder, path, encoded }]) => {
      const made = encoded ? media.adopt(folder, encoded) : encodeIntoMedia(path, media);
      stored.set(name, await made);
      progress('stored', ++done, sources.size);
    });
    return [...new Map([...stored.values()].map((one) => [one.hash, one])).values()];
  };
  return { found, store };
}

const missing = (name: string, folders: readonly string[]): string =>
  folders.length > 0
    ? `there is no picture '${name}' in ${folders.join(' or ')}`
    : 'names a picture, but no folder of pictures was given';

interface Source {
  folder: string;
  path: string;
  /** What the folder's manifest says of the picture. */
  encoded: EncodedPicture | undefined;
}

/** In which folder each picture lies: the first that has it. */
async function findSources(
  names: readonly string[],
  folders: readonly string[],
): Promise<Map<string, Source>> {
  const found = new Map<string, Source>();
  for (const folder of folders) {
    const manifest = await readEncodedFolder(folder);
    const files = manifest ? [...manifest.keys()] : await readdir(folder).catch(() => []);
    const byForm = new Map(files.map((file) => [file.normalize(), file]));
    const isHere = async (file: string) => manifest?.has(file) ?? isFile(join(folder, file));
    for (const name of names) {
      if (found.has(name)) continue;
      // File systems and spreadsheets write the same accent in different forms of Unicode.
      const file = (await isHere(name)) ? name : byForm.get(name.normalize());
      if (file === undefined || !(await isHere(file))) continue;
      found.set(name, { folder, path: join(folder, file), encoded: manifest?.get(file) });
    }
  }
  return found;
}

const isFile = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => undefined))?.isFile() ?? false;
