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
