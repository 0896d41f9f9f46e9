import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeIntoMedia } from '../pictures/encode-into-media';
import { readEncodedFolder } from '../pictures/encoded-folder';
import { adoptPicture } from '../pictures/media-folder';
import type { EncodedPicture } from './import-data';
import { type ImportProblem, ImportRefused } from './import-problem';
import type { PictureUse } from './picture-names';

export interface PictureFolders {
  /** Where the import's pictures lie: as they were taken, or encoded with a manifest. */
  sources: readonly string[];
  dataDir: string;
}

/** Told after each picture: how many are done, of how many. */
export type Progress = (done: number, of: number) => void;

/**
 * Brings every picture that is used into the media folder, encoding those that are not yet.
 * Checks that all are there before the first is touched. Throws ImportRefused.
 */
export async function resolvePictures(
  uses: readonly PictureUse[],
  { sources, dataDir }: PictureFolders,
  progress: Progress,
): Promise<Map<string, EncodedPicture>> {
  const mediaDir = join(dataDir, 'media');
  const names = [...new Set(uses.map(({ name }) => name))];
  if (names.length === 0) return new Map();
  if (sources.length === 0) {
    throw refusal(uses, () => 'names a picture, but no folder of pictures was given');
  }
  const found = await findSources(names, sources);
  const unmet = uses.filter(({ name }) => !found.has(name));
  if (unmet.length > 0) {
    throw refusal(unmet, (name) => `there is no picture '${name}' in ${sources.join(' or ')}`);
  }

  const pictures = new Map<string, EncodedPicture>();
  const broken = new Map<string, string>();
  for (const [name, { folder, encoded }] of found) {
    try {
      const picture = encoded ?? (await encodeIntoMedia(join(folder, name), dataDir));
      if (encoded) await adoptPicture(mediaDir, folder, encoded);
      pictures.set(name, picture);
    } catch (error) {
      broken.set(name, (error as Error).message);
    }
    progress(pictures.size + broken.size, names.length);
  }
  if (broken.size > 0) {
    throw refusal(
      uses.filter(({ name }) => broken.has(name)),
      (name) => broken.get(name) ?? '',
    );
  }
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

const refusal = (uses: readonly PictureUse[], say: (name: string) => string): ImportRefused =>
  new ImportRefused(
    uses.map(({ name, place }): ImportProblem => ({ ...place, message: say(name) })),
  );
