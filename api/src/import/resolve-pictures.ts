import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeIntoMedia, measureForMedia } from '../pictures/encode-into-media';
import type { EncodedPicture } from '../pictures/encoded-picture';
import { adoptPicture } from '../pictures/media-folder';
import { readEncodedFolder } from './encoded-folder';
import type { ImportProblem } from './import-problem';
import type { Place } from './reader';

/** Where a picture is asked for, for messages. */
export interface PictureUse {
  name: string;
  place: Place;
}

/** Called after each picture: what was done to it, how many are done, of how many. */
export type Progress = (what: 'checked' | 'stored', done: number, of: number) => void;

/** Encoded pictures by the names of their sources. */
export type Pictures = ReadonlyMap<string, EncodedPicture>;

/**
 * Finds every picture that is used, and opens those that are not encoded yet. What is wrong is
 * added to `problems`, and nothing is written.
 * @returns the pictures without those that have problems, and a function that brings them into the
 * media folder. Before that, the files of one that is not encoded yet have no size in bytes.
 */
export async function findPictures(
  uses: readonly PictureUse[],
  { folders, dataDir }: { folders: readonly string[]; dataDir: string },
  problems: ImportProblem[],
  progress: Progress,
) {
  const names = [...new Set(uses.map(({ name }) => name))];
  const sources = await findSources(names, folders);
  const found = new Map<string, EncodedPicture>();
  const wrong = new Map<string, string>();
  let checked = 0;
  for (const name of names) {
    const source = sources.get(name);
    try {
      if (!source) throw new Error(missing(name, folders));
      found.set(name, source.encoded ?? (await measureForMedia(source.path, dataDir)));
    } catch (error) {
      wrong.set(name, (error as Error).message);
    }
    if (source) progress('checked', ++checked, sources.size);
  }
  for (const { name, place } of uses) {
    const message = wrong.get(name);
    if (message !== undefined) problems.push({ ...place, message });
  }
  const store = async (): Promise<Pictures> => {
    const stored = new Map<string, EncodedPicture>();
    for (const [name, { folder, path, encoded }] of sources) {
      if (encoded) await adoptPicture(join(dataDir, 'media'), folder, encoded);
      stored.set(name, encoded ?? (await encodeIntoMedia(path, dataDir)));
      progress('stored', stored.size, sources.size);
    }
    return stored;
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
    for (const name of names) {
      const encoded = manifest?.get(name);
      const path = join(folder, name);
      const isHere = manifest ? encoded !== undefined : await isFile(path);
      if (isHere && !found.has(name)) found.set(name, { folder, path, encoded });
    }
  }
  return found;
}

const isFile = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => undefined))?.isFile() ?? false;
