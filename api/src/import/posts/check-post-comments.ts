import { requiredDate, requiredText } from '../../products/field-kinds';
import type { ImportComment } from '../import-data';
import type { ImportProblem } from '../import-problem';
import { readFields, readYaml } from './located-yaml';

/** The file in a folder of posts with comments from an earlier shop. */
export const commentsFile = 'comments.yaml';
const file = commentsFile;

const commentFields = { name: requiredText(150), date: requiredDate, text: requiredText(2_000) };

/** Comments by the slug of their post. Throws ImportRefused when the file is not YAML. */
export function checkPostComments(
  source: string,
  slugs: ReadonlySet<string>,
  problems: ImportProblem[],
): Map<string, ImportComment[]> {
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
