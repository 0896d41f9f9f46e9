import type { Picture } from '@shop/shared/entities';
import { clip, oneLine, wholeAddress } from '@shop/shared/format';

/** Longer titles are cut by browsers and search engines anyway, and pages repeat them. */
export const titleLength = 110;

/** A picture as link previews want it: by a whole address, with its size and words when known. */
export const previewPicture = ({ src, alt, width, height }: Picture) => ({
  src: wholeAddress(src),
  alt: clip(oneLine(alt), titleLength),
  ...(width && height && { width, height }),
});
