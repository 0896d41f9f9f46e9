import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { EncodedPicture } from './encoded-picture';

/** Widths of a product picture in pixels: a phone's card, a phone's page, a large screen. */
export const productWidths: readonly number[] = [320, 640, 960];

const maxBytes = 50_000_000;
const maxPixels = 60_000_000;
/** No WebP picture is higher. */
const maxHeight = 16_383;
// What cameras, phones and drawing programs write. SVG is left out: it is a program, not a picture.
const readable = ['jpeg', 'png', 'webp', 'heif', 'gif', 'tiff'];

const formats: readonly { format: 'avif' | 'webp' | 'jpeg'; ending: string; from: number }[] = [
  { format: 'avif', ending: 'avif', from: 0 },
  { format: 'webp', ending: 'webp', from: 0 },
  // Browsers without AVIF and WebP are old desktops and link previews: they need no small ones.
  { format: 'jpeg', ending: 'jpg', from: 640 },
];

/**
 * Sizes a picture to each width (px, never enlarged) and encodes it as AVIF, WebP and JPEG into
 * `<outDir>/<hash>/`: upright, sRGB, on white where see-through, without metadata. The same bytes
 * give the same files. Throws an Error naming the file when it is not a picture or too large.
 */
export async function encodePicture(
  source: string | Buffer,
  outDir: string,
  widths: readonly number[] = productWidths,
): Promise<EncodedPicture> {
  const { upright, picture } = await measure(source, widths);
  await mkdir(join(outDir, picture.hash), { recursive: true });
  const files: EncodedPicture['files'] = [];
  for (const size of new Set(picture.files.map(({ width }) => width))) {
    const pixels = await upright.clone().resize({ width: size }).raw().toBuffer({
      resolveWithObject: true,
    });
    for (const file of picture.files.filter(({ width }) => width === size)) {
      const encoded = await encodeAs(file.format, sharp(pixels.data, { raw: pixels.info }));
      await writeFile(join(outDir, file.file), encoded);
      files.push({ ...file, bytes: encoded.length });
    }
  }
  return { ...picture, files };
}

/**
 * What `encodePicture` would make of a file, without the size of its files in bytes. Writes
 * nothing. Throws an Error naming the file when it is not a picture or too large.
 */
export const measurePicture = async (path: string): Promise<EncodedPicture> =>
  (await measure(path, productWidths)).picture;

async function measure(
  source: string | Buffer,
  widths: readonly number[],
): Promise<{ upright: Sharp; picture: EncodedPicture }> {
  const name = typeof source === 'string' ? basename(source) : 'The file';
  const bytes = typeof source === 'string' ? await readFile(source) : source;
  const { upright, width, height } = await open(bytes, name);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const sizes = fittingWidths(width, widths);
  const largest = Math.max(...sizes);
  if ((height * largest) / width > maxHeight) {
    throw new Error(`${name} is ${width} × ${height} pixels, too tall for its width; crop it`);
  }
  const files = sizes.flatMap((size) =>
    formats
      .filter(({ from }) => size >= from || size === largest)
      .map(({ format, ending }) => {
        return { width: size, format, file: `${hash}/${size}.${ending}`, bytes: 0 };
      }),
  );
  return { upright, picture: { hash, width, height, color: await averageColor(upright), files } };
}

/** The widths that fit a picture; one narrower than the widest also gets its own width. */
function fittingWidths(width: number, widths: readonly number[]): number[] {
  const fitting = widths.filter((size) => size <= width);
  return fitting.length === widths.length ? fitting : [...new Set([...fitting, width])];
}

async function open(bytes: Buffer, name: string) {
  if (bytes.length === 0) throw new Error(`${name} is empty`);
  if (bytes.length > maxBytes) {
    throw new Error(`${name} is larger than ${maxBytes / 1_000_000} MB; save it smaller`);
  }
  const picture = sharp(bytes, { limitInputPixels: false, failOn: 'error' });
  const { format, compression, width, height } = await picture.metadata().catch(() => {
    throw new Error(`${name} is not a picture that can be read; save it as JPEG, PNG or WebP`);
  });
  // Of HEIF only AVIF can be decoded, and not the HEIC of phones.
  if (!readable.includes(format) || compression === 'hevc') {
    throw new Error(`${name} is a ${format} file; save it as JPEG, PNG or WebP`);
  }
  if (width * height > maxPixels) {
    throw new Error(
      `${name} is ${width} × ${height} pixels; at most ${maxPixels / 1_000_000} million fit`,
    );
  }
  const raw = await picture
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new Error(`${name} is a damaged picture; save it again`);
    });
  return {
    upright: sharp(raw.data, { raw: raw.info }),
    width: raw.info.width,
    height: raw.info.height,
  };
}

function encodeAs(format: 'avif' | 'webp' | 'jpeg', picture: Sharp): Promise<Buffer> {
  // Effort 4 takes eight times as long and saves a twelfth.
  if (format === 'avif') return picture.avif({ quality: 60, effort: 2 }).toBuffer();
  if (format === 'webp') return picture.webp({ quality: 78, effort: 4 }).toBuffer();
  return picture.jpeg({ quality: 78, mozjpeg: true }).toBuffer();
}

async function averageColor(picture: Sharp): Promise<string> {
  const { channels } = await picture.clone().stats();
  const means = [0, 1, 2].map((index) => (channels[index] ?? channels[0])?.mean ?? 0);
  return `#${means.map((mean) => Math.round(mean).toString(16).padStart(2, '0')).join('')}`;
}
