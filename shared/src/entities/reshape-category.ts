import type { Category } from './product';
import { readPicture } from './read/pictures';
import { fieldsOf, parseInteger, readText } from './read/scalars';

/**
 * A category as any API writes it (spec section 3). Never throws.
 * @returns undefined for an object with neither id nor slug
 */
export function reshapeCategory(raw: unknown): Category | undefined {
  const fields = fieldsOf(raw);
  const id = parseInteger(fields.id ?? fields.pk, 1);
  const slug = readText(fields.slug);
  if (id === undefined && slug === '') return undefined;
  const title = readText(fields.title) || readText(fields.name) || slug || String(id);
  const picture = readPicture(fields.picture, title) ?? readPicture(fields.image, title);
  return {
    id: id ?? 0,
    slug,
    title,
    description: readText(fields.description),
    ...(picture && { picture }),
  };
}

/** The name of a category in links and filters: its slug, or its id when it has none (spec section 2). */
export const categoryKey = ({ slug, id }: Pick<Category, 'slug' | 'id'>): string =>
  slug || String(id);
