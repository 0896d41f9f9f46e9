import type { ProductImageReply } from '@shop/shared/contract';
import type { PictureFile } from '../db/schema';
import type { PictureRow } from '../repositories/pictures-repository';

/** Width in pixels that a plain `<img>` without sources is given, or the nearest to it. */
const plainWidth = 640;

interface ShownImage {
  id: number;
  alt: string;
  color: string | null;
}

/**
 * A picture with its sizes and formats; paths are relative to the API's host. `width` and `height`
 * are those of the file that `image` names, as `<img>` and link previews (ogp.me) want them.
 */
export function imageReply(image: ShownImage, picture: PictureRow): ProductImageReply {
  const plain = plainFile(picture.files);
  const width = plain?.width ?? picture.width;
  return {
    id: image.id,
    image: plain ? urlOf(plain) : '',
    alt: image.alt,
    ...(image.color !== null && { color: image.color }),
    placeholder: picture.color,
    width,
    height: Math.max(1, Math.round((picture.height * width) / picture.width)),
    sources: (['avif', 'webp'] as const).flatMap((format) => {
      const srcset = srcsetOf(picture.files.filter((file) => file.format === format));
      return srcset ? [{ type: `image/${format}`, srcset }] : [];
    }),
  };
}

const urlOf = (file: PictureFile): string => `/media/${file.file}`;

const srcsetOf = (files: readonly PictureFile[]): string =>
  [...files]
    .sort((a, b) => a.width - b.width)
    .map((file) => `${urlOf(file)} ${file.width}w`)
    .join(', ');

function plainFile(files: readonly PictureFile[]): PictureFile | undefined {
  const jpegs = files.filter((file) => file.format === 'jpeg');
  const [nearest] = (jpegs.length > 0 ? jpegs : [...files]).sort(
    (a, b) => Math.abs(a.width - plainWidth) - Math.abs(b.width - plainWidth),
  );
  return nearest;
}
