import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Value } from '@sinclair/typebox/value';
import { EncodedPicture } from './encoded-picture';
import { adoptPicture, hasPicture } from './media-folder';

/**
 * Sizes and encodes one picture into the media folder. A picture whose bytes were encoded before
 * is not encoded again. Throws an Error when the file is not a picture.
 */
export async function encodeIntoMedia(path: string, dataDir: string): Promise<EncodedPicture> {
  const mediaDir = join(dataDir, 'media');
  const noteDir = join(dataDir, 'encoded');
  const note = await notePath(path, noteDir);
  const before = await readEncoded(note, mediaDir);
  if (before) return before;

  const draft = join(dataDir, `encoding-${randomUUID()}`);
  await mkdir(draft, { recursive: true });
  try {
    // The encoder is large; a shop that only sells never loads it.
    const { encodePicture } = await import('./encode-picture');
    const picture = await encodePicture(path, draft);
    await adoptPicture(mediaDir, draft, picture);
    await mkdir(noteDir, { recursive: true });
    await writeFile(`${note}.part`, JSON.stringify(picture));
    await rename(`${note}.part`, note);
    return picture;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/**
 * What `encodeIntoMedia` will make of a picture, without the size of its files in bytes. Writes
 * nothing. Throws an Error when the file is not a picture.
 */
export async function measureForMedia(path: string, dataDir: string): Promise<EncodedPicture> {
  const note = await notePath(path, join(dataDir, 'encoded'));
  const before = await readEncoded(note, join(dataDir, 'media'));
  return before ?? (await import('./encode-picture')).measurePicture(path);
}

/** The notes that map the bytes of a file to its encoded picture. */
async function notePath(path: string, noteDir: string): Promise<string> {
  const digest = createHash('sha256')
    .update(await readFile(path))
    .digest('hex');
  return join(noteDir, `${digest}.json`);
}

/** What a note says, if the media folder holds it. */
async function readEncoded(note: string, mediaDir: string): Promise<EncodedPicture | undefined> {
  try {
    const picture: unknown = JSON.parse(await readFile(note, 'utf8'));
    if (!Value.Check(EncodedPicture, picture)) return undefined;
    return (await hasPicture(mediaDir, picture)) ? picture : undefined;
  } catch {
    return undefined;
  }
}
