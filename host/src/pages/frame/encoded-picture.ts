import type { Picture } from '@shop/shared/entities';

interface EncodedFiles {
  alt: string;
  /** average colour, as the encoder prints it */
  placeholder: string;
  jpg: string;
  /** the narrow one, and the one of 720 px */
  avif: readonly [string, string];
  webp: readonly [string, string];
}

/**
 * Pictures as `assets/encode-pictures.mjs` writes them, 720 px wide.
 * @param narrowWidth px
 * @param height px, of the wide ones
 */
const encodedPicture =
  (narrowWidth: number, height: number) =>
  ({ alt, placeholder, jpg, avif, webp }: EncodedFiles): Picture => ({
    ...{ src: jpg, alt, placeholder, width: 720, height },
    sources: [
      { type: 'image/avif', srcset: `${avif[0]} ${narrowWidth}w, ${avif[1]} 720w` },
      { type: 'image/webp', srcset: `${webp[0]} ${narrowWidth}w, ${webp[1]} 720w` },
    ],
  });

export const scenePicture = encodedPicture(360, 900);
export const bannerPicture = encodedPicture(400, 720);
