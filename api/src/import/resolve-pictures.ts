import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeIntoMedia } from '../pictures/encode-into-media';
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

interface PictureFolders {
  /** Where the import's pictures lie: as they were taken, or encoded with a manifest. */
  sources: readonly string[];
  dataDir: string;
}

/** Told after each picture: how many are done, of how many. */
export type Progress = (done: number, of: number) => void;

/**
 * Brings every picture that is used into the media folder, encoding those that are not yet. What is
 * wrong is added to `problems`. Nothing is encoded for an import that has problems already, but
 * every picture is still opened, so that one run tells everything.
 * @returns the pictures by their names; without those that have problems
 */
export async function resolvePictures(
  uses: readonly PictureUse[],
  { sources, dataDir }: PictureFolders,
  problems: ImportProblem[],
  progress: Progress,
): Promise<Map<string, EncodedPicture>> {
  const names = [...new Set(uses.map(({ name }) => name))];
  const refuse = (wrong: readonly PictureUse[], message: (name: string) => string) =>
    problems.push(...wrong.map(({ name, place }) => ({ ...place, message: message(name) })));
  if (names.length > 0 && sources.length === 0) {
    refuse(uses, () => 'names a picture, but no folder of pictures was given');
    return new Map();
  }
  const found = await findSources(names, sources);
  refuse(
    uses.filter(({ name }) => !found.has(name)),
    (name) => `there is no picture '${name}' in ${sources.join(' or ')}`,
  );
  const adopt = async ({ folder, encoded }: Source, name: string) => {
    if (!encoded) return encodeIntoMedia(join(folder, name), dataDir);
    await adoptPicture(join(dataDir, 'media'), folder, encoded);
    return encoded;
  };
  const check = async ({ folder, encoded }: Source, name: string) => {
    if (!encoded)
      await (await import('../pictures/encode-picture')).checkPicture(join(folder, name));
    return encoded;
  };
  const resolve = problems.length > 0 ? check : adopt;

  const pictures = new Map<string, EncodedPicture>();
  const broken = new Map<string, string>();
  let done = 0;
  for (const [name, source] of found) {
    try {
      const picture = await resolve(source, name);
      if (picture) pictures.set(name, picture);
    } catch (error) {
      broken.set(name, (error as Error).message);
    }
    progress(++done, names.length);
  }
  refuse(
    uses.filter(({ name }) => broken.has(name)),
    (name) => broken.get(name) ?? '',
  );
  return pictures;
}

interface Source {
  folder: string;
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
      const isHere = manifest ? encoded !== undefined : await isFile(join(folder, name));
      if (isHere && !found.has(name)) found.set(name, { folder, encoded });
    }
  }
  return found;
}

const isFile = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => undefined))?.isFile() ?? false;
