let mediaOrigin = '';

/** Where browsers find pictures, such as a CDN; left out: at the address that answers. Of a process. */
export function setMediaOrigin(origin: string | undefined): void {
  mediaOrigin = origin ?? '';
}

/** The address of an encoded file of a picture. */
export const mediaAddress = (file: string): string => `${mediaOrigin}/media/${file}`;

/** HTML of a post with the addresses of our own pictures, which are stored without an origin. */
export const withMediaAddresses = (html: string): string =>
  mediaOrigin === ''
    ? html
    : html.replace(/(<img\s[^>]*?\bsrc=["'])(?=\/media\/)/gi, `$1${mediaOrigin}`);
