import { extname } from 'node:path';
import { Marked as Markdown } from 'marked';
import { InvalidCell, moment, requiredText, slug, text } from '../../cells/cells';
import type { ImportPost } from '../import-data';
import type { ImportProblem } from '../import-problem';
import { type BodyPicture, findBodyPictures } from './body-pictures';
import { makeFieldReader } from './field-reader';
import { type FrontMatter, readFrontMatter } from './front-matter';
import { type PostPicture, readPostPictures } from './read-post-pictures';

/** A checked post whose pictures are still names of files. */
export type CheckedPost = Omit<ImportPost, 'images' | 'comments'> & {
  file: string;
  /** The line that names the post, for problems of the whole. */
  line: number;
  pictures: PostPicture[];
  bodyPictures: (BodyPicture & { line: number })[];
};

const known = ['title', 'slug', 'date', 'updated', 'author', 'excerpt', 'pictures'];
const maxPostLength = 500_000;
const markdown = new Markdown({ gfm: true, async: false });

/** Checks a Markdown or HTML file with front matter. Throws ImportRefused for its form. */
export function checkPost(file: string, source: string, problems: ImportProblem[]): CheckedPost {
  const parts = readFrontMatter(file, source);
  const { fields, body } = parts;
  const reader = makeFieldReader(file, 1, problems);
  reader.allow(fields, known);
  const isHtml = /^\.html?$/i.test(extname(file));
  const content = (isHtml ? body : (markdown.parse(body) as string)).trim();
  for (const message of textProblems(content)) {
    problems.push({ file, line: parts.bodyLine, message });
  }
  const pictures = findBodyPictures(content, (address, message) => {
    problems.push({ file, line: lineOf(address, parts), message });
  });
  return {
    file,
    line: fields.get('slug')?.line ?? 1,
    slug: reader.read(
      fields,
      'slug',
      (cell) => slug(cell || nameOf(file), fields.get('title')?.scalar),
      '',
    ),
    title: reader.read(fields, 'title', (cell) => requiredText(cell, 500), ''),
    excerpt: reader.read(fields, 'excerpt', (cell) => text(cell, 1_000), ''),
    author: reader.read(fields, 'author', (cell) => text(cell, 200), ''),
    created_at: reader.read(fields, 'date', moment, null),
    updated_at: reader.read(fields, 'updated', moment, null),
    content,
    pictures: readPostPictures(fields, reader),
    bodyPictures: pictures.map((picture) => ({ ...picture, line: lineOf(picture.file, parts) })),
  };
}

function textProblems(content: string): string[] {
  if (content === '') return ['has no text'];
  try {
    text(content, maxPostLength);
    return [];
  } catch (error) {
    if (error instanceof InvalidCell) return [error.message];
    throw error;
  }
}

const nameOf = (file: string): string => file.slice(0, -extname(file).length);

/** The line that first names a picture as it is written; else the one where the text begins. */
function lineOf(name: string, { body, bodyLine }: FrontMatter): number {
  const found = [name, encodeURI(name)]
    .map((written) => body.indexOf(written))
    .find((at) => at >= 0);
  return bodyLine + body.slice(0, found ?? 0).split('\n').length - 1;
}
