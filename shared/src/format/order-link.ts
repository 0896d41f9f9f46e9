import { cleanText } from './text';

/** Pieces of one product in one colour, as an order link names them. */
export interface OrderItem {
  /** 0 when it is not known */
  id: number;
  slug: string;
  /** name of the colour; left out when none was chosen */
  color?: string | undefined;
  /** pieces, at least 1 */
  quantity: number;
}

/** How an order link writes a colour: `Dark Brown` is `dark-brown`. */
export const colorKey = (color: string): string =>
  cleanText(color)
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/[\s:,/\\]+/g, '-');

/** A slug that no link should carry: it holds what separates items, or is longer than this. */
const maxSlugLength = 80;
const isOddSlug = (slug: string): boolean => slug.length > maxSlugLength || /[:,]/.test(slug);

/**
 * Path of the page that shows an order, `/order/everyday-sling-bag:tan:2,field-wallet:1`.
 * @param byId names products by their ids, which are shorter
 */
export const orderPath = (items: readonly OrderItem[], byId = false): string =>
  `/order/${items.map((item) => orderItemText(item, byId)).join(',')}`;

function orderItemText({ id, slug, color, quantity }: OrderItem, byId: boolean): string {
  const ref = id > 0 && (byId || isOddSlug(slug)) ? String(id) : slug;
  return [ref, color && colorKey(color), String(quantity)]
    .flatMap((part) => (part ? encodeURIComponent(cleanText(part)) : []))
    .join(':');
}
