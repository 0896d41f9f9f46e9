import type { Picture } from '@shop/shared/entities';
import { absoluteUrl, collapseSpaces, truncate } from '@shop/shared/format';

/** Longer titles are cut by browsers and search engines anyway, and pages repeat them. */
export const titleLength = 110;

/** A picture as link previews want it: by a whole address, with its size and words when known. */
export const previewPicture = ({ src, alt, width, height }: Picture) => ({
  src: absoluteUrl(src),
  alt: truncate(collapseSpaces(alt), titleLength),
  ...(width && height && { width, height }),
});
