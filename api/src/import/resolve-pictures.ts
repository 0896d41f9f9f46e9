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
  { folders, dataDir }: { folders: readonly string[]; dataDir: string },
  problems: ImportProblem[],
  progress: Progress,
): Promise<Map<string, EncodedPicture>> {
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
  const resolve = problems.length + wrong.size > 0 ? check : adopt;
  const pictures = new Map<string, EncodedPicture>();
  let done = 0;
  for (const [name, source] of found) {
    try {
      const picture = await resolve(source, dataDir);
      if (picture) pictures.set(name, picture);
    } catch (error) {
      wrong.set(name, (error as Error).message);
    }
    progress(++done, names.length);
  }
  for (const { name, place } of uses) {
    const message = wrong.get(name);
    if (message !== undefined) problems.push({ ...place, message });
  }
  return pictures;
}

async function adopt({ path, folder, encoded }: Source, dataDir: string): Promise<EncodedPicture> {
  if (!encoded) return encodeIntoMedia(path, dataDir);
  await adoptPicture(join(dataDir, 'media'), folder, encoded);
  return encoded;
}

async function check({ path, encoded }: Source): Promise<EncodedPicture | undefined> {
  if (!encoded) await (await import('../pictures/encode-picture')).checkPicture(path);
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
