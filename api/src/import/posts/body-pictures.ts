import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';
import { InvalidCell } from '../../cells/cells';
import { pictureName } from '../../cells/list-cells';
import { type EncodedPicture, nearestJpeg } from '../../pictures/encoded-picture';

type Element = DefaultTreeAdapterMap['element'];
type ParentNode = DefaultTreeAdapterMap['parentNode'];

/** Width in pixels of a picture in a text, or the nearest to it. */
export const textWidth = 960;

/** A picture in a post's HTML whose file is in the folder of the post. */
export interface BodyPicture {
  file: string;
  /** Where its src attribute stands in the HTML. */
  start: number;
  end: number;
  /** Its attributes by name. */
  attributes: ReadonlyMap<string, string>;
}

/** The pictures that a post's HTML names; `complain` gets an address, and what is wrong. */
export function findBodyPictures(
  html: string,
  complain: (address: string, message: string) => void,
): BodyPicture[] {
  const fragment = parseFragment(html, { sourceCodeLocationInfo: true });
  return imagesIn(fragment).flatMap(({ attrs, sourceCodeLocation }) => {
    const address = attrs.find(({ name }) => name === 'src')?.value.trim() ?? '';
    const place = sourceCodeLocation?.attrs?.src;
    if (!place || /^(\/(?!\/)|data:)/i.test(address)) return [];
    try {
      const file = fileName(address);
      const attributes = new Map(attrs.map(({ name, value }) => [name, value]));
      return [{ file, start: place.startOffset, end: place.endOffset, attributes }];
    } catch (error) {
      if (!(error instanceof InvalidCell)) throw error;
      complain(address, error.message);
      return [];
    }
  });
}

/** The HTML with the addresses and sizes of the encoded pictures; the rest of it as it is. */
export function placeBodyPictures(
  html: string,
  pictures: readonly BodyPicture[],
  encoded: ReadonlyMap<string, EncodedPicture>,
): string {
  return [...pictures]
    .sort((a, b) => b.start - a.start)
    .reduce((text, { file, start, end, attributes }) => {
      const picture = encoded.get(file);
      if (!picture) return text;
      const written = Object.entries(attributesOf(picture, attributes))
        .filter(([name]) => name === 'src' || !attributes.has(name))
        .map(([name, value]) => `${name}="${value}"`);
      return text.slice(0, start) + written.join(' ') + text.slice(end);
    }, html);
}

/** JPEG, since feed readers and old mail programs show posts too. */
function attributesOf(
  picture: EncodedPicture,
  given: BodyPicture['attributes'],
): Record<string, string | number> {
  const best = nearestJpeg(picture, textWidth);
  return { src: `/media/${best.file}`, ...sizeOf(picture, best.width, given), loading: 'lazy' };
}

/** A side that the text names decides the other one, unless it is not in pixels. */
function sizeOf(
  picture: EncodedPicture,
  best: number,
  given: BodyPicture['attributes'],
): Record<string, number> {
  const shape = picture.width / picture.height;
  const isGiven = given.has('width') || given.has('height');
  const named = Number(given.get('width') ?? Number(given.get('height')) * shape);
  const width = isGiven ? named : best;
  return width > 0 ? { width: Math.round(width), height: Math.round(width / shape) } : {};
}

/** In their order, and without recursion: a post may nest more elements than a stack has room for. */
function imagesIn(root: ParentNode): Element[] {
  const found: Element[] = [];
  const left: ParentNode[] = [root];
  for (let parent = left.pop(); parent; parent = left.pop()) {
    if ('tagName' in parent && parent.tagName === 'img') found.push(parent);
    const { childNodes } = 'content' in parent ? parent.content : parent;
    for (const node of childNodes.toReversed()) if ('childNodes' in node) left.push(node);
  }
  return found;
}

function fileName(address: string): string {
  if (/^[a-z][-+.a-z0-9]*:|^\/\//i.test(address)) {
    throw new InvalidCell(
      `'${address}' lies on another site; save the picture in the folder of the post`,
    );
  }
  try {
    return pictureName(decodeURIComponent(address.replace(/^\.\//, '')));
  } catch (error) {
    if (error instanceof InvalidCell) throw error;
    throw new InvalidCell(`'${address}' is not the name of a file`);
  }
}
