import { colorKey } from '@shop/shared/contract/color-key';
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

/** Slugs that no link should carry: they hold what separates items, or are long. */
const oddSlug = /[:,]|.{80}/;

/**
 * Path of the page that shows an order, `/order/everyday-sling-bag:tan:2,field-wallet:1`.
 * @param byId names products by their ids, which are shorter
 */
export const orderPath = (items: readonly OrderItem[], byId = false): string =>
  `/order/${items
    .map(({ id, slug, color, quantity }) =>
      [
        id > 0 && (byId || oddSlug.test(slug)) ? `${id}` : slug,
        color && colorKey(color),
        `${quantity}`,
      ]
        .flatMap((part) => (part ? encodeURIComponent(cleanText(part)) : []))
        .join(':'),
    )
    .join()}`;
