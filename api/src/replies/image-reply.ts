import type { ProductImageReply } from '@shop/shared/contract';
import type { Database } from '../db/schema';
import { type EncodedPicture, nearestJpeg } from '../pictures/encoded-picture';
import { findPictures } from '../repositories/pictures-repository';

let mediaOrigin = '';

/** Where browsers find pictures, such as a CDN; left out: at the address that answers. Of a process. */
export function setMediaOrigin(origin: string | undefined): void {
  mediaOrigin = origin ?? '';
}

/** The address of an encoded file of a picture. */
const mediaAddress = (file: string): string => `${mediaOrigin}/media/${file}`;

/** HTML of a post with the addresses of our own pictures, which are stored without an origin. */
export const withMediaAddresses = (html: string): string =>
  mediaOrigin === ''
    ? html
    : html.replace(/(<img\s[^>]*?\bsrc=["'])(?=\/media\/)/gi, `$1${mediaOrigin}`);

type PictureFile = EncodedPicture['files'][number];

/** Width in pixels that a plain `<img>` without sources is given, or the nearest to it. */
const plainWidth = 640;

interface ShownImage {
  id: number;
  alt: string;
  color: string | null;
}

/**
 * A picture with its sizes and formats; paths are relative to the API's host unless there is
 * `MEDIA_ORIGIN`. `width` and `height` are those of the file that `image` names, as `<img>` and link
 * previews (ogp.me) want them.
 */
export function imageReply(image: ShownImage, picture: EncodedPicture): ProductImageReply {
  const { file, width } = nearestJpeg(picture, plainWidth);
  return {
    id: image.id,
    image: mediaAddress(file),
    alt: image.alt,
    ...(image.color !== null && { color: image.color }),
    placeholder: coarse(picture.color),
    width,
    height: Math.max(1, Math.round((picture.height * width) / picture.width)),
    sources: (['avif', 'webp'] as const).flatMap((format) => {
      const srcset = srcsetOf(picture.files.filter((file) => file.format === format));
      return srcset ? [{ type: `image/${format}`, srcset }] : [];
    }),
  };
}

/** `#rgb` of `#rrggbb`: it is seen for a moment, and each card of a list has its own, which does not compress. */
const coarse = (color: string): string =>
  `#${[1, 3, 5].map((at) => Math.round(parseInt(color.slice(at, at + 2), 16) / 17).toString(16)).join('')}`;

const srcsetOf = (files: readonly PictureFile[]): string =>
  [...files]
    .sort((a, b) => a.width - b.width)
    .map((file) => `${mediaAddress(file.file)} ${file.width}w`)
    .join(', ');

/** The pictures of pages, each as `toReply` makes it, in the order of `rows`, by the page's id. */
export async function imagesByOwner<Row extends { owner_id: number; picture_hash: string }, Reply>(
  db: Database,
  rows: readonly Row[],
  toReply: (row: Row, picture: EncodedPicture) => Reply,
): Promise<Map<number, Reply[]>> {
  const pictures = await findPictures(
    db,
    rows.map((row) => row.picture_hash),
  );
  const images = new Map<number, Reply[]>(rows.map((row) => [row.owner_id, []]));
  for (const row of rows) {
    const picture = pictures.get(row.picture_hash);
    if (picture) images.get(row.owner_id)?.push(toReply(row, picture));
  }
  return images;
}
