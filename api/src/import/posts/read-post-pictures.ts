import { boolean, text } from '../../cells/cells';
import { pictureName } from '../../cells/list-cells';
import type { FieldReader, Fields } from './field-reader';

/** A picture that a post names, in the order of the post. */
export interface PostPicture {
  file: string;
  caption: string;
  alt: string;
  line: number;
}

const known = ['file', 'caption', 'alt', 'main'];

/** The pictures of a post; the one that is `main`, or the first, stands first. */
export function readPostPictures(fields: Fields, reader: FieldReader): PostPicture[] {
  const list = fields.get('pictures');
  if (!list || (list.scalar === undefined && !list.items && !list.fields)) return [];
  if (!list.items) {
    reader.complain(list.line, 'pictures', 'must be a list, each entry after a hyphen');
    return [];
  }
  const read = list.items.map((item) => {
    const { line } = item;
    const entry: Fields = item.fields ?? new Map([['file', item]]);
    reader.allow(entry, known);
    const file = reader.read(entry, 'file', (cell) => pictureName(text(cell, 300)), '');
    const caption = reader.read(entry, 'caption', (cell) => text(cell, 500), '');
    const alt = reader.read(entry, 'alt', (cell) => text(cell, 500), '');
    const main = reader.read(entry, 'main', boolean, false);
    return { main, picture: { file, caption, alt: alt || caption, line } };
  });
  const mains = read.filter(({ main }) => main);
  const [, second] = mains;
  if (second) reader.complain(second.picture.line, 'pictures', 'has more than one main picture');
  return [...mains, ...read.filter(({ main }) => !main)].map(({ picture }) => picture);
}
