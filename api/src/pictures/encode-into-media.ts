import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Value } from '@sinclair/typebox/value';
import { EncodedPicture } from './encoded-picture';
import { adoptPicture, hasPicture } from './media-folder';

/**
 * Sizes and encodes one picture into the media folder. A picture whose bytes were encoded before
 * is not encoded again. Throws an Error when the file is no picture.
 */
export async function encodeIntoMedia(path: string, dataDir: string): Promise<EncodedPicture> {
  const mediaDir = join(dataDir, 'media');
  const noteDir = join(dataDir, 'encoded');
  const digest = createHash('sha256')
    .update(await readFile(path))
    .digest('hex');
  const note = join(noteDir, `${digest}.json`);
  const before = await readNote(note);
  if (before && (await hasPicture(mediaDir, before))) return before;

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

async function readNote(path: string): Promise<EncodedPicture | undefined> {
  try {
    const note: unknown = JSON.parse(await readFile(path, 'utf8'));
    return Value.Check(EncodedPicture, note) ? note : undefined;
  } catch {
    return undefined;
  }
}
