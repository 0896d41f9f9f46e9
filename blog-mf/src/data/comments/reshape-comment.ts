import { type BlogComment, fieldsOf, parseInteger, readText } from '@shop/shared/entities';

/**
 * A comment as any API writes it (spec section 3). Of an e-mail address only the part before the @
 * is kept, since a page holds its data. Never throws.
 * @returns undefined for what says nothing
 */
export function reshapeComment(raw: unknown): BlogComment | undefined {
  const fields = fieldsOf(raw);
  const content = readText(fields.content);
  if (content === '') return undefined;
  const user = fieldsOf(fields.user);
  const told = user.first_name !== undefined || user.email !== undefined;
  const [email = ''] = readText(user.email).split('@');
  return {
    id: parseInteger(fields.id ?? fields.pk, 1) ?? 0,
    content,
    hidden: /^(false|0)$/i.test(readText(fields.approved)),
    createdAt: readText(fields.created_at),
    ...(told && { user: { first_name: readText(user.first_name), email } }),
  };
}
