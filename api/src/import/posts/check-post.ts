import { extname } from 'node:path';
import { Marked as Markdown } from 'marked';
import { text as textCell } from '../../cells/cells';
import { pictureName } from '../../cells/list-cells';
import { boolean, date, required, requiredText, slug, text } from '../../products/field-kinds';
import type { ImportPost } from '../import-data';
import { type ImportProblem, ImportRefused } from '../import-problem';
import { readGiven, type Values } from '../reader';
import { type BodyPicture, findBodyPictures } from './body-pictures';
import { type LocatedValue, readFields, readGivenFields, readYaml } from './located-yaml';

/** A checked post whose pictures are still names of files. */
export type CheckedPost = Omit<ImportPost, 'images' | 'comments'> & {
  file: string;
  /** The line that names the post, for problems of the whole. */
  line: number;
  /** Left out when the post does not name its pictures. */
  pictures?: PostPicture[];
  bodyPictures: (BodyPicture & { line: number })[];
};

const postFields = {
  title: requiredText(500),
  slug,
  date,
  updated: date,
  author: text(200),
  excerpt: text(1_000),
  /** Read after the rest, since each of them has fields of its own. */
  pictures: { parse: () => undefined, empty: undefined },
};

const pictureFields = {
  file: { parse: (cell: unknown) => pictureName(textCell(cell, 300)), empty: '' },
  caption: text(500),
  alt: text(500),
  main: boolean,
};

/** A picture that a post names. */
interface PostPicture extends Values<typeof pictureFields> {
  line: number;
}

const bodyFields = {
  content: {
    parse: (cell: unknown) => required(textCell(cell, 500_000) || null, 'has no text'),
    empty: '',
  },
};

const markdown = new Markdown({ gfm: true, async: false });

/** Checks a Markdown or HTML file with front matter. Throws ImportRefused for its form. */
export function checkPost(file: string, source: string, problems: ImportProblem[]): CheckedPost {
  const parts = readFrontMatter(file, source);
  const extension = extname(file);
  const isHtml = /^\.html?$/i.test(extension);
  const content = (isHtml ? parts.body : htmlOf(file, parts)).trim();
  readGiven({ content }, bodyFields, () => ({ file, line: parts.bodyLine }), problems);
  const pictures = findBodyPictures(content, (address, message) => {
    problems.push({ file, line: lineOf(address, parts), message });
  });
  const named: typeof slug = {
    ...slug,
    parse: (cell, context) => slug.parse(cell || file.slice(0, -extension.length), context),
  };
  const { fields } = parts;
  const matter = { line: 1, fields: new Map([['slug', { line: 1 }], ...fields]) };
  const {
    date,
    updated,
    pictures: _pictures,
    slug: ownSlug = '',
    ...values
  } = readGivenFields(file, matter, { ...postFields, slug: named }, problems);
  const list = fields.get('pictures');
  return {
    ...values,
    file,
    slug: ownSlug,
    line: fields.get('slug')?.line ?? 1,
    ...(date !== undefined && { created_at: date }),
    ...(updated !== undefined && { updated_at: updated }),
    content,
    ...(list && { pictures: readPictures(file, list, problems) }),
    bodyPictures: pictures.map((picture) => ({ ...picture, line: lineOf(picture.file, parts) })),
  };
}

interface FrontMatter {
  fields: Map<string, LocatedValue>;
  body: string;
  /** The line of the file on which the body begins. */
  bodyLine: number;
}

/** Throws ImportRefused for Markdown in which more is nested than the stack holds. */
function htmlOf(file: string, { body, bodyLine }: FrontMatter): string {
  try {
    return markdown.parse(body) as string;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const message = 'has Markdown that is nested too deeply to be read';
    throw new ImportRefused([{ file, line: bodyLine, message }]);
  }
}

/** Separates the fields of a post from its text. Throws ImportRefused. */
function readFrontMatter(file: string, source: string): FrontMatter {
  const lines = source.replace(/^\uFEFF/, '').split(/\r?\n/);
  const end = lines[0]?.trim() === '---' ? lines.findIndex(isEnd) : -1;
  if (end < 0) {
    const message = 'must begin with at least its title between two lines of three hyphens: ---';
    throw new ImportRefused([{ file, line: 1, message }]);
  }
  const { fields } = readYaml(file, lines.slice(1, end).join('\n'), 2);
  if (!fields) {
    const message = 'must name the post’s fields, each as in title: Leather in the monsoon';
    throw new ImportRefused([{ file, line: 2, message }]);
  }
  const body = lines.slice(end + 1).join('\n');
  return { fields, body, bodyLine: end + 2 };
}

const isEnd = (line: string, index: number): boolean => index > 0 && line.trimEnd() === '---';

/** The pictures of a post; the main one comes first. */
function readPictures(file: string, list: LocatedValue, problems: ImportProblem[]): PostPicture[] {
  if (list.scalar === undefined && !list.items && !list.fields) return [];
  const complain = (line: number, message: string) =>
    problems.push({ file, line, field: 'pictures', message });
  if (!list.items) complain(list.line, 'must be a list, each entry after a hyphen');
  const read = (list.items ?? []).map((item) => {
    const { line, fields = new Map([['file', item]]) } = item;
    const picture = readFields(file, { line, fields }, pictureFields, problems);
    return { ...picture, alt: picture.alt || picture.caption, line };
  });
  const mains = read.filter(({ main }) => main);
  if (mains[1]) complain(mains[1].line, 'has more than one main picture');
  return [...mains, ...read.filter(({ main }) => !main)];
}

/** The line that first names a picture as it is written; else the one where the text begins. */
function lineOf(name: string, { body, bodyLine }: FrontMatter): number {
  const found = [name, encodeURI(name)]
    .map((written) => body.indexOf(written))
    .find((at) => at >= 0);
  return bodyLine + body.slice(0, found ?? 0).split('\n').length - 1;
}
