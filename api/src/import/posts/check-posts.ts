import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EncodedPicture } from '../../pictures/encoded-picture';
import { requiredDate, requiredText } from '../../products/field-kinds';
import type { ImportComment, ImportPost } from '../import-data';
import { collectProblems, type ImportProblem, missingField } from '../import-problem';
import { decodeUtf8 } from '../read-table';
import { findRepeated } from '../reader';
import type { PictureUse } from '../resolve-pictures';
import { placeBodyPictures } from './body-pictures';
import { type CheckedPost, checkPost } from './check-post';
import { readFields, readYaml } from './located-yaml';

/** The file in a folder of posts with comments from an earlier shop. */
const commentsFile = 'comments.yaml';

const commentFields = { name: requiredText(150), date: requiredDate, text: requiredText(2_000) };

/** A folder of pictures, named by mistake, is refused, not read as a folder without posts. */
const ignoredFile = /^(\.|readme\.|comments\.yaml$)/i;
const postFile = /^(?!\.|readme\.)[^/]+\.(md|markdown|html?)$/i;

/**
 * Reads and checks every post of a folder. Everything that is wrong is added to `problems`; what
 * can be read is returned all the same.
 * @param known slugs of posts that the shop has: they need no title
 * @param mayBeEmpty whether a folder without any file is one of no posts
 * @returns `uses`: every picture that posts name, with where; `prepare` gives the posts with their
 * encoded pictures, ready to be written
 */
export async function checkPosts(
  folder: string,
  problems: ImportProblem[],
  { known = [], mayBeEmpty = false }: { known?: readonly string[]; mayBeEmpty?: boolean } = {},
) {
  const names = await readdir(folder);
  const posts: CheckedPost[] = [];
  for (const name of names.filter((one) => postFile.test(one)).sort()) {
    const post = await collectProblems(problems, async () =>
      checkPost(name, await readText(folder, name), problems),
    );
    if (post) posts.push(post);
  }
  const isEmpty = names.every((name) => ignoredFile.test(name));
  if (!names.some((name) => postFile.test(name)) && !(mayBeEmpty && isEmpty)) {
    problems.push({ file: folder, message: 'has no posts: files that end in .md or .html' });
  }
  for (const { slug, file, title } of posts) {
    if (title !== undefined || known.includes(slug)) continue;
    problems.push({ file, line: 1, field: 'title', message: missingField('post') });
  }
  for (const [{ slug, file, line }, first] of findRepeated(posts, (post) => post.slug)) {
    const message = `'${slug}' is the slug of ${first.file} too`;
    problems.push({ file, line, field: 'slug', message });
  }
  const comments = names.includes(commentsFile)
    ? await collectProblems(problems, async () => {
        const source = await readText(folder, commentsFile);
        return checkPostComments(source, new Set(posts.map(({ slug }) => slug)), problems);
      })
    : undefined;
  return {
    slugs: posts.map(({ slug }) => slug),
    uses: pictureUses(posts),
    prepare: (encoded: ReadonlyMap<string, EncodedPicture>) => prepared(posts, comments, encoded),
  };
}

/** Comments by the slug of their post. Throws ImportRefused when the file is not YAML. */
function checkPostComments(
  source: string,
  slugs: ReadonlySet<string>,
  problems: ImportProblem[],
): Map<string, ImportComment[]> {
  const file = commentsFile;
  const comments = new Map<string, ImportComment[]>();
  for (const [slug, { line, items }] of readYaml(file, source).fields ?? []) {
    const complain = (message: string) => problems.push({ file, line, field: slug, message });
    if (!slugs.has(slug)) complain('is the slug of no post in this folder');
    if (!items) complain('must be a list of comments');
    const read = (items ?? []).map((item): ImportComment => {
      const { name, date, text } = readFields(file, item, commentFields, problems);
      return { name, created_at: date, content: text };
    });
    const different = new Set(read.map((comment) => JSON.stringify(comment)));
    if (different.size < read.length) complain('has a comment twice');
    comments.set(slug, read);
  }
  return comments;
}

const pictureUses = (posts: readonly CheckedPost[]): PictureUse[] =>
  posts.flatMap(({ file, pictures = [], bodyPictures }) =>
    [...pictures, ...bodyPictures].map((picture) => ({
      name: picture.file,
      place: { file, line: picture.line },
    })),
  );

const readText = async (folder: string, name: string): Promise<string> =>
  decodeUtf8(name, await readFile(join(folder, name)), 'save it as UTF-8');

/** @param comments by the slug of their post; undefined when the folder says nothing of comments */
function prepared(
  posts: readonly CheckedPost[],
  comments: ReadonlyMap<string, ImportComment[]> | undefined,
  encoded: ReadonlyMap<string, EncodedPicture>,
): ImportPost[] {
  return posts.map(({ file: _file, line: _line, pictures, bodyPictures, content, ...post }) => ({
    ...post,
    content: placeBodyPictures(content, bodyPictures, encoded),
    ...(pictures && {
      images: pictures.map(({ file, caption, alt }) => ({
        hash: encoded.get(file)?.hash ?? '',
        caption,
        alt,
      })),
    }),
    comments: comments ? (comments.get(post.slug) ?? []) : null,
  }));
}
