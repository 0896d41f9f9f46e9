import { mediaUrl } from '../media-url';
import type { ColorChoice, Picture, PictureSource } from '../product';
import { type Fields, fieldsOf, parseInteger, readText, unwrapJson } from './scalars';

/**
 * A picture given as a path, or as an object with the path in `image` (spec section 3), `url` or
 * `src`; sizes, sources, colour and placeholder are taken when the API offers them.
 * @param alt used where the picture has no description of its own
 */
export function readPicture(raw: unknown, alt: string): Picture | undefined {
  const fields = fieldsOf(raw);
  const src = mediaUrl(pathOf(raw));
  if (!src) return undefined;
  const width = parseInteger(fields.width, 1);
  const height = parseInteger(fields.height, 1);
  const placeholder = readHex(fields.placeholder);
  const color = readText(fields.color);
  return {
    src,
    alt: readText(fields.alt) || alt,
    sources: readSources(fields.sources),
    ...(width && height && { width, height }),
    ...(placeholder && { placeholder }),
    ...(color && { color }),
  };
}

/** The pictures of a list; other values are left out, and so are repeated addresses. */
export function readPictures(raw: unknown, alt: string): Picture[] {
  const list = unwrapJson(raw);
  const pictures = new Map<string, Picture>();
  for (const item of Array.isArray(list) ? list : []) {
    const picture = readPicture(item, alt);
    if (picture && !pictures.has(picture.src)) pictures.set(picture.src, picture);
  }
  return [...pictures.values()];
}

/**
 * The picture that stands for a product: `image`, as `images` describes it when it is among them,
 * else the first of them.
 */
export function readMainPicture({ image, images }: Fields, alt: string): Picture | undefined {
  const list = unwrapJson(images);
  const items: unknown[] = Array.isArray(list) ? list : [];
  const path = pathOf(image);
  const described = path && items.find((item) => pathOf(item) === path);
  return readPicture(described ?? image, alt) ?? readPictures(items, alt)[0];
}

function pathOf(raw: unknown): unknown {
  const { image, url, src } = fieldsOf(raw);
  return typeof raw === 'string' ? raw : (image ?? url ?? src);
}

function readSources(raw: unknown): PictureSource[] {
  if (!Array.isArray(raw)) return [];
  return raw.flatMap((item: unknown) => {
    const { type, srcset } = fieldsOf(item);
    if (typeof type !== 'string' || typeof srcset !== 'string' || !/^image\//.test(type)) return [];
    const safe = readSrcset(srcset);
    return safe === '' ? [] : [{ type, srcset: safe }];
  });
}

/** Each candidate's address goes the way of every other picture's. */
const readSrcset = (srcset: string): string =>
  srcset
    .split(/,\s+/)
    .map((candidate) => {
      const [, address, descriptor = ''] =
        /^(\S+)(\s+\d+(?:\.\d+)?[wx])?$/.exec(candidate.trim()) ?? [];
      const url = mediaUrl(address);
      return url && url + descriptor.replace(/^\s+/, ' ');
    })
    .filter(Boolean)
    .join(', ');

/** For a colour without a usable value: its name is shown next to it. */
const fallbackHex = '#9a8f80';

/** `#rgb` or `#rrggbb`, lower case; undefined for anything else, so that no other CSS gets in. */
function readHex(raw: unknown): string | undefined {
  const [, digits] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(readText(raw)) ?? [];
  return digits && `#${digits.toLowerCase()}`;
}

/** Colours as a list of {name, hex}, of names, or as text with commas; each name once. */
export function readColors(raw: unknown): ColorChoice[] {
  const given = unwrapJson(raw);
  const list: unknown[] = Array.isArray(given) ? given : readText(given).split(',');
  const colors = new Map<string, ColorChoice>();
  for (const item of list) {
    const { name, hex, code, value } = fieldsOf(item);
    const given = readHex(hex ?? code ?? value) ?? readHex(item);
    const called = readText(name) || (typeof item === 'string' ? readText(item) : '') || given;
    const key = called?.toLowerCase();
    if (called && key && !colors.has(key))
      colors.set(key, { name: called, hex: given ?? fallbackHex });
  }
  return [...colors.values()];
}
