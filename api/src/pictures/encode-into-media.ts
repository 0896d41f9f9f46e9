import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createLimiter } from '../http/limiter';
import type { EncodedPicture } from './encoded-picture';
import type { Media } from './media';

/** A picture of 60 million pixels takes 180 MB while it is open, and all cores while it is encoded. */
const oneAtATime = createLimiter({ atOnce: 1, waiting: Number.POSITIVE_INFINITY });

/** A picture's bytes, and the id that its original and what is made of it are stored under. */
async function open(source: string | Buffer) {
  const bytes = typeof source === 'string' ? await readFile(source) : source;
  return { bytes, id: createHash('sha256').update(bytes).digest('hex') };
}

/**
 * Sizes and encodes one picture, and stores the sizes and the original. A picture whose bytes were
 * stored before is not encoded again. Throws an Error when it is not a picture.
 * @param source its bytes, or the path of its file
 */
export async function encodeIntoMedia(
  source: string | Buffer,
  media: Media,
): Promise<EncodedPicture> {
  const { bytes, id } = await open(source);
  const before = await media.find(id);
  if (before) return before;
  // The encoder is large; a shop that only sells never loads it.
  const { encodePicture } = await import('./encode-picture');
  return media.add(id, bytes, (draft) => oneAtATime(() => encodePicture(source, draft)));
}

/**
 * What `encodeIntoMedia` will make of a picture, without the size of its files in bytes; `isStored`
 * for one that is there already. Writes nothing. Throws an Error when the file is not a picture.
 */
export async function measureForMedia(path: string, media: Media) {
  const before = await media.find((await open(path)).id);
  const { measurePicture } = await import('./encode-picture');
  const picture = before ?? (await oneAtATime(() => measurePicture(path)));
  return { picture, isStored: before !== undefined };
}
