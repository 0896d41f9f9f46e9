/** Capital letters and digits that people do not mistake for one another. */
const signs = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** Of them a key has so many: 98 bits. */
const keyLength = 20;

/** A new secret key of an order; its first four signs are the order's number. */
export function newOrderKey(): string {
  const random = crypto.getRandomValues(new Uint8Array(keyLength));
  return Array.from(random, (byte) => signs[byte % signs.length]).join('');
}

/** What an order link asks for, as our API takes it. */
export interface OrderedItem {
  /** slug or id */
  product: string;
  /** as the link has it */
  color?: string;
  quantity: number;
}

/** The order link at the end of a chat's message, as its address carries it; and a number before it. */
const linkAtEnd = /(?:%0AOrder%20\w{4})?(%0Ahttps?%3A%2F%2F[^%&]+(?:%3A\d+)?%2Forder%2F([^&]+))$/;

/**
 * What a chat link orders: the items of the order link that its message ends with.
 * @returns undefined when it orders nothing
 */
export function orderedItems(chat: string): OrderedItem[] | undefined {
  const link = linkAtEnd.exec(chat)?.[2];
  return link === undefined
    ? undefined
    : decodeURIComponent(link)
        .split(',')
        .map((item) => {
          const parts = item.split(':').map(decodeURIComponent);
          const [product = '', color] = parts;
          return {
            product,
            ...(parts.length > 2 && color && { color }),
            quantity: Number(parts[parts.length - 1]) || 1,
          };
        });
}

/** The chat link with the number of its order before the order link. */
export const withOrderNumber = (chat: string, key: string): string =>
  chat.replace(linkAtEnd, `%0AOrder%20${key.slice(0, 4)}$1`);
