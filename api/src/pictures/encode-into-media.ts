import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Value } from '@sinclair/typebox/value';
import { EncodedPicture } from './encoded-picture';
import { addPicture, hasPicture } from './media-folder';

/**
 * Sizes and encodes one picture into the media folder. A picture whose bytes were encoded before
 * is not encoded again. Throws an Error when the file is not a picture.
 */
export async function encodeIntoMedia(path: string, dataDir: string): Promise<EncodedPicture> {
  const { note, before } = await findEncoded(path, dataDir);
  if (before) return before;
  // The encoder is large; a shop that only sells never loads it.
  const { encodePicture } = await import('./encode-picture');
  const picture = await addPicture(join(dataDir, 'media'), (draft) => encodePicture(path, draft));
  await mkdir(dirname(note), { recursive: true });
  await writeFile(`${note}.part`, JSON.stringify(picture));
  await rename(`${note}.part`, note);
  return picture;
}

/**
 * What `encodeIntoMedia` will make of a picture, without the size of its files in bytes. Writes
 * nothing. Throws an Error when the file is not a picture.
 */
export async function measureForMedia(path: string, dataDir: string): Promise<EncodedPicture> {
  const { before } = await findEncoded(path, dataDir);
  return before ?? (await import('./encode-picture')).measurePicture(path);
}

/** The note of the picture that the bytes of a file give, and what it says if the media folder holds that. */
async function findEncoded(path: string, dataDir: string) {
  const digest = createHash('sha256')
    .update(await readFile(path))
    .digest('hex');
  const note = join(dataDir, 'encoded', `${digest}.json`);
  return { note, before: await readNote(note, join(dataDir, 'media')) };
}

async function readNote(note: string, mediaDir: string): Promise<EncodedPicture | undefined> {
  try {
    const picture: unknown = JSON.parse(await readFile(note, 'utf8'));
    if (!Value.Check(EncodedPicture, picture)) return undefined;
    return (await hasPicture(mediaDir, picture)) ? picture : undefined;
  } catch {
    return undefined;
  }
}
