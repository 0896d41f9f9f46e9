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

/** A picture that an import uses. */
interface FoundPicture {
  source: Source;
  /** Of one that is not encoded yet the files have no size in bytes. */
  picture: EncodedPicture;
}

/** The pictures of an import by their names. */
export type Pictures = ReadonlyMap<string, FoundPicture>;

/**
 * Finds every picture that is used, and opens those that are not encoded yet. What is wrong is
 * added to `problems`, and nothing is written.
 * @returns the pictures without those that have problems
 */
export async function findPictures(
  uses: readonly PictureUse[],
  { folders, dataDir }: { folders: readonly string[]; dataDir: string },
  problems: ImportProblem[],
  progress: Progress,
): Promise<Pictures> {
  const names = [...new Set(uses.map(({ name }) => name))];
  const found = await findSources(names, folders);
  const wrong = new Map<string, string>();
  for (const name of names.filter((one) => !found.has(one))) {
    const message =
      folders.length > 0
        ? `there is no picture '${name}' in ${folders.join(' or ')}`
        : 'names a picture, but no folder of pictures was given';
    wrong.set(name, message);
  }
  const pictures = new Map<string, FoundPicture>();
  let done = 0;
  for (const [name, source] of found) {
    try {
      const picture = source.encoded ?? (await measureForMedia(source.path, dataDir));
      pictures.set(name, { source, picture });
    } catch (error) {
      wrong.set(name, (error as Error).message);
    }
    progress('checked', ++done, found.size);
  }
  for (const { name, place } of uses) {
    const message = wrong.get(name);
    if (message !== undefined) problems.push({ ...place, message });
  }
  return pictures;
}

/** Brings pictures into the media folder, encoding those that are not yet. */
export async function storePictures(
  pictures: Pictures,
  dataDir: string,
  progress: Progress,
): Promise<Pictures> {
  const stored = new Map<string, FoundPicture>();
  for (const [name, { source }] of pictures) {
    stored.set(name, { source, picture: await store(source, dataDir) });
    progress('stored', stored.size, pictures.size);
  }
  return stored;
}

async function store({ path, folder, encoded }: Source, dataDir: string): Promise<EncodedPicture> {
  if (!encoded) return encodeIntoMedia(path, dataDir);
  await adoptPicture(join(dataDir, 'media'), folder, encoded);
  return encoded;
}

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
