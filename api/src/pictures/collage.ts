import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** The size that chats and social networks show large, in px (ogp.me, X cards). */
const width = 1200;
const height = 630;

/** px between pictures, and the shop's paper behind them */
const gap = 12;
const background = '#f8f2e7';

/** Some chats show no larger preview, in bytes. */
const maxBytes = 300_000;
const qualities = [82, 65, 45];

const maxInRow = 3;

/**
 * One picture of up to four square pictures, each of them whole, for the preview of a link: a JPEG of
 * 1200 × 630 px and at most 300 kB.
 * @param hashes of pictures in the media folder
 * @returns undefined when one of them is not there
 */
export async function makeCollage(
  mediaDir: string,
  hashes: readonly string[],
): Promise<Buffer | undefined> {
  const files = await Promise.all(hashes.map((hash) => largestJpeg(join(mediaDir, hash))));
  const found = files.filter((file) => file !== undefined);
  if (found.length === 0 || found.length < files.length) return undefined;
  // A product that is cut is not recognised: squares, as on the cards of the shop.
  const rows = found.length > maxInRow ? 2 : 1;
  const columns = Math.ceil(found.length / rows);
  const room = (length: number, count: number) => (length - gap * (count - 1)) / count;
  const side = Math.floor(Math.min(room(width, columns), room(height, rows)));
  const place = (length: number, count: number, at: number) =>
    Math.floor((length - side * count - gap * (count - 1)) / 2) + at * (side + gap);
  const pictures = await Promise.all(
    found.map(async (file, at) => ({
      input: await sharp(file).resize(side, side).toBuffer(),
      left: place(width, columns, at % columns),
      top: place(height, rows, Math.floor(at / columns)),
    })),
  );
  const pixels = await sharp({ create: { width, height, channels: 3, background } })
    .composite(pictures)
    .raw()
    .toBuffer({ resolveWithObject: true });
  let jpeg = Buffer.alloc(0);
  for (const quality of qualities) {
    jpeg = await sharp(pixels.data, { raw: pixels.info })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (jpeg.length <= maxBytes) break;
  }
  return jpeg;
}

async function largestJpeg(folder: string): Promise<string | undefined> {
  const files = await readdir(folder).catch((): string[] => []);
  const [largest] = files
    .filter((file) => file.endsWith('.jpg'))
    .sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10));
  return largest && join(folder, largest);
}
