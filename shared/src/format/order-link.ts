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

/** Capital letters and digits that people do not mistake for one another. */
const signs = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** Of them a key has so many: 98 bits. */
const keyLength = 20;

/** A new secret key of an order; its first four signs are the order's number. */
export function newOrderKey(): string {
  const random = crypto.getRandomValues(new Uint8Array(keyLength));
  return Array.from(random, (byte) => signs[byte % signs.length]).join('');
}

/** The order link at the end of a chat's message, as its address carries it; and a number before it. */
const linkAtEnd = /(?:%0AOrder%20\w{4})?(%0Ahttps?%3A%2F%2F[^%&]+(?:%3A\d+)?%2Forder%2F([^&]+))$/;

/** What a chat link orders: the items of its order link, as its address carries them; undefined when it orders nothing. */
export const orderIn = (chat: string): string | undefined => linkAtEnd.exec(chat)?.[2];

/** The chat link with the number of its order before the order link. */
export const withOrderNumber = (chat: string, key: string): string =>
  chat.replace(linkAtEnd, `%0AOrder%20${key.slice(0, 4)}$1`);
