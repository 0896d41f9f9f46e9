import { percentOff } from '@shop/shared/format';
import type { ProductCard } from './product';
import { readColors, readMainPicture } from './read/pictures';
import {
  type Fields,
  fieldsOf,
  parseBoolean,
  parseInteger,
  readNumber,
  readText,
} from './read/scalars';
import { readSpecifications } from './read/specifications';

/**
 * The fields of a card from a product as any API writes it (spec section 3): the only place that
 * reads foreign shapes. Never throws.
 * @returns undefined for an object with neither id nor slug
 */
export function reshapeCard(raw: unknown): ProductCard | undefined {
  const fields = fieldsOf(raw);
  const id = parseInteger(fields.id ?? fields.pk, 1);
  const slug = readSlug(fields.slug) || (id === undefined ? '' : String(id));
  if (slug === '') return undefined;
  const title = readText(fields.title) || readText(fields.name) || slug;
  const picture = readMainPicture(fields, title);
  const [, size] = readSpecifications(fields.specifications).find(isSize) ?? [];
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
    colors: readColors(fields.available_colors),
    ...(size && { size }),
  };
}

const isSize = ([label]: readonly [string, string]) => /^(sizes?|dimensions)$/i.test(label);

/** No URL can hold a path segment of `.` or `..`. */
const readSlug = (raw: unknown): string => readText(raw).replace(/^\.{1,2}$/, '');

/** Slug text as in the spec, else the id, of a category given as text, number or object. */
function readCategoryRef(raw: unknown): string {
  const { slug, id } = fieldsOf(raw);
  return readText(raw) || readText(slug) || readText(id);
}

/** The cards of a list; other values than products are left out. */
export const reshapeCards = (list: readonly unknown[]): ProductCard[] =>
  list.map(reshapeCard).filter((card) => card !== undefined);

interface Prices {
  price: number;
  originalPrice?: number;
  percentOff?: number;
}

/**
 * The price to pay, and the price before. A discounted price that is missing, zero or not below the
 * price is not a discount. The server's percent stays when it is one; else see spec section 9.
 */
function readPrices(fields: Fields): Prices {
  const price = Math.max(0, readNumber(fields.price) ?? 0);
  const discounted = readNumber(fields.discounted_price);
  if (discounted === undefined || discounted <= 0 || (price > 0 && discounted >= price)) {
    return { price };
  }
  if (price === 0) return { price: discounted };
  const given = readNumber(fields.discount_percent);
  const percent =
    given !== undefined && given > 0 && given < 100
      ? Math.round(given)
      : percentOff(price, discounted);
  return { price: discounted, originalPrice: price, ...(percent > 0 && { percentOff: percent }) };
}

/** @returns rounded to 2 decimals (spec section 3) */
export const lineTotalOf = (unitPrice: number, quantity: number): number =>
  Math.round((unitPrice * quantity + Number.EPSILON) * 100) / 100;
