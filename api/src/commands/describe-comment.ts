import type { ModeratedComment } from '../repositories/comment-moderation';
import { harmless, indented, oneLine, shopTime } from './stranger-text';

/** A comment for a terminal, in lines; ends with an empty one. */
export function describeComment(comment: ModeratedComment): string {
  const { id, slug, name, email, content, approved, created_at } = comment;
  const author = [name, email && `<${email}>`].filter(Boolean).join(' ');
  return harmless(
    [
      `Comment ${id}, ${shopTime(created_at)}, ${oneLine(author)}`,
      `under ${slug}, ${approved ? 'shown' : 'waiting to be approved'}`,
      ...indented(content),
      '',
    ].join('\n'),
  );
}
