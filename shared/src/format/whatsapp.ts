import { formatPrice } from './price';
import { cleanText, collapseSpaces, truncate } from './text';

/** Longer links are cut by some phones and keyboards, in bytes. */
const maxUrlLength = 2000;

/** On one line and cut by code points: so even a message all of emoji has room for every line. */
export const messageTitle = (title: string): string => truncate(collapseSpaces(title), 80);
export const messageColor = (color: string): string => truncate(collapseSpaces(color), 30);

/** The product to order; the price of one piece. */
export interface Order {
  title: string;
  price: number;
  color?: string;
  /** pieces, 1 when left out */
  quantity?: number;
  /** the product's address */
  url: string;
  /** address of the page that shows this order */
  link: string;
}

/**
 * A link that opens a chat with the shop, its first message written.
 * @param number digits with country code; anything else in it is dropped
 * @param text any Unicode. Too long a text is cut with an ellipsis, by code points, so that the
 *   link stays under 2,000 bytes; addresses on its last lines are never cut
 */
export function whatsappUrl(number: string, text: string): string {
  const start = `https://wa.me/${number.replace(/\D/g, '')}?text=`;
  const [, words = '', addresses = ''] =
    /^(.*?)((?:\n?https?:\/\/\S+)*)\s*$/s.exec(cleanText(text)) ?? [];
  const tail = encodeURIComponent(addresses);
  return start + encodeWithin(words, Math.max(0, maxUrlLength - start.length - tail.length)) + tail;
}

const ellipsis = encodeURIComponent('…');

function encodeWithin(text: string, maxLength: number): string {
  let encoded = '';
  let fitting = '';
  // Each code point takes a byte or more: the rest cannot fit.
  for (const point of text.slice(0, maxLength * 2 + 2)) {
    const next = encoded + encodeURIComponent(point);
    if (next.length > maxLength) return fitting + ellipsis;
    encoded = next;
    if (encoded.length + ellipsis.length <= maxLength) fitting = encoded;
  }
  return encoded;
}

/** The message of an order: title, colour, price and quantity (spec section 2), and both addresses. */
export function orderMessage({ title, price, color, quantity = 1, url, link }: Order): string {
  return [
    'Hello! I would like to order:',
    messageTitle(title),
    color && `Colour: ${messageColor(color)}`,
    price > 0 && `Price: ${formatPrice(price)}`,
    `Quantity: ${quantity}`,
    price > 0 && quantity > 1 && `Total: ${formatPrice(price * quantity)}`,
    url,
    link,
  ]
    .filter(Boolean)
    .join('\n');
}

/** Asked where a search finds nothing. */
export function searchMessage(search: string): string {
  const words = messageTitle(search);
  return words === ''
    ? 'Hello! I could not find what I am looking for on your website. Can you help?'
    : `Hello! I am looking for “${words}” and could not find it on your website. Can you help?`;
}
