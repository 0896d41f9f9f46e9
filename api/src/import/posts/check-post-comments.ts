import { InvalidCell, moment, requiredText } from '../../cells/cells';
import type { ImportComment } from '../import-data';
import type { ImportProblem } from '../import-problem';
import { type Fields, makeFieldReader } from './field-reader';
import { readYaml } from './marked-yaml';

/** The file beside posts that holds comments brought along from elsewhere. */
export const commentsFile = 'comments.yaml';

const known = ['name', 'date', 'text'];

/** Comments by the slug of their post. Throws ImportRefused when the file is no YAML. */
export function checkPostComments(
  source: string,
  slugs: ReadonlySet<string>,
  problems: ImportProblem[],
): Map<string, ImportComment[]> {
  const reader = makeFieldReader(commentsFile, 1, problems);
  const posts: Fields = readYaml(commentsFile, source).fields ?? new Map();
  const comments = new Map<string, ImportComment[]>();
  for (const [slug, list] of posts) {
    if (!slugs.has(slug)) reader.complain(list.line, slug, 'is the slug of no post in this folder');
    if (!list.items) reader.complain(list.line, slug, 'must be a list of comments');
    const read = (list.items ?? []).map((item): ImportComment => {
      const fields: Fields = item.fields ?? new Map();
      const { read: field, allow } = makeFieldReader(commentsFile, item.line, problems);
      allow(fields, known);
      return {
        name: field(fields, 'name', (cell) => requiredText(cell, 150), ''),
        created_at: field(fields, 'date', requiredMoment, ''),
        content: field(fields, 'text', (cell) => requiredText(cell, 2_000), ''),
      };
    });
    const different = new Set(read.map((comment) => JSON.stringify(comment)));
    if (different.size < read.length) reader.complain(list.line, slug, 'has a comment twice');
    comments.set(slug, read);
  }
  return comments;
}

function requiredMoment(cell: unknown): string {
  const at = moment(cell);
  if (at === null) throw new InvalidCell('is empty');
  return at;
}
