import type { ProductCard } from './product';
import { readMainPicture } from './read/pictures';
import { readPrices } from './read/prices';
import { fieldsOf, parseBoolean, parseInteger, readText } from './read/scalars';

/**
 * What a card needs of a product as any API writes it (spec section 3): foreign shapes are put
 * right here, once. Never throws.
 * @returns undefined for what has neither id nor slug
 */
export function reshapeCard(raw: unknown): ProductCard | undefined {
  const fields = fieldsOf(raw);
  const id = parseInteger(fields.id ?? fields.pk, 1);
  const slug = readSlug(fields.slug) || (id === undefined ? '' : String(id));
  if (slug === '') return undefined;
  const title = readText(fields.title) || readText(fields.name) || slug;
  const picture = readMainPicture(fields, title);
  return {
    id: id ?? 0,
    slug,
    title,
    subtitle: readText(fields.subtitle),
    ...readPrices(fields),
    ...(picture && { picture }),
    category: readCategoryRef(fields.category),
    quantity: parseInteger(fields.quantity ?? fields.stock) ?? 0,
    popular: parseBoolean(fields.isPopular) || parseBoolean(fields.is_popular),
    createdAt: readText(fields.created_at),
  };
}

/** No URL can hold a path segment of `.` or `..`. */
const readSlug = (raw: unknown): string => readText(raw).replace(/^\.{1,2}$/, '');

/** Slug text as in the spec, else the id, of a category given as text, number or object. */
function readCategoryRef(raw: unknown): string {
  const { slug, id } = fieldsOf(raw);
  return readText(raw) || readText(slug) || readText(id);
}

/** The cards of a list; what is no product is left out. */
export const reshapeCards = (list: readonly unknown[]): ProductCard[] =>
  list.map(reshapeCard).filter((card) => card !== undefined);
