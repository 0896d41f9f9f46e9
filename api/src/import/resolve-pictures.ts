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
  source: string | undefined;
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
  { source, dataDir }: PictureFolders,
  progress: Progress,
): Promise<Map<string, EncodedPicture>> {
  const mediaDir = join(dataDir, 'media');
  const names = [...new Set(uses.map(({ name }) => name))];
  if (names.length === 0) return new Map();
  if (source === undefined) {
    throw refusal(uses, () => 'names a picture, but no folder of pictures was given');
  }
  const encoded = await readEncodedFolder(source);
  const missing = new Set<string>();
  for (const name of names) {
    if (!(encoded ? encoded.has(name) : await isFile(join(source, name)))) missing.add(name);
  }
  const unmet = uses.filter(({ name }) => missing.has(name));
  if (unmet.length > 0)
    throw refusal(unmet, (name) => `there is no picture '${name}' in ${source}`);

  const pictures = new Map<string, EncodedPicture>();
  const broken = new Map<string, string>();
  for (const name of names) {
    try {
      const picture = encoded?.get(name) ?? (await encodeIntoMedia(join(source, name), dataDir));
      if (encoded) await adoptPicture(mediaDir, source, picture);
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

const isFile = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => undefined))?.isFile() ?? false;

const refusal = (uses: readonly PictureUse[], say: (name: string) => string): ImportRefused =>
  new ImportRefused(
    uses.map(({ name, place }): ImportProblem => ({ ...place, message: say(name) })),
  );
