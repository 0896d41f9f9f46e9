import { shopConfig } from '@shop/shared/config';
import { shortColorKey } from '@shop/shared/contract/color-key';
import { maxOrderItems } from '@shop/shared/contract/order-limits';
import {
  formatPrice,
  messageTitle,
  type OrderItem,
  orderPath,
  whatsappUrl,
} from '@shop/shared/format';

/** A line of an order of several products; money in the shop's currency. */
export interface OrderLine {
  title: string;
  /** its colours in words, where there is something to say */
  colors?: string | undefined;
  /** pieces */
  quantity: number;
  unitPrice: number;
  lineTotal: number;
  /** the product's address, where it has one */
  url?: string | undefined;
  /** its pieces as the order link names them; none where the product is not known */
  items: readonly OrderItem[];
}

/** Leaves room for the address of the chat, in bytes as a link carries them. */
const maxBytes = 1900;

/** Encoded bytes; a longer order link names products by their ids. */
const maxLinkBytes = 700;

/** Encoded bytes; one that is longer even so writes colours as short keys. */
const maxIdLinkBytes = 1200;

/**
 * The message of an order of several products: lines with colours, quantity, total and the product's
 * address, then what all costs, then the order link. Where the message has no room for all, the last
 * addresses are left out; then the last lines, which are counted: `+3 more`. The total is that of all, and
 * the link names up to 50 items.
 * @param limit bytes as a link carries them; Infinity where no link does
 */
export function orderListMessage(lines: readonly OrderLine[], limit = maxBytes): string {
  const texts = lines.map(lineText);
  const total = orderTotal(lines);
  const end = (total > 0 ? `\nTotal: ${formatPrice(total)}` : '') + orderLink(lines);
  const moreThan = (shown: number) =>
    shown < lines.length ? `\n+${lines.length - shown} more` : '';
  const room = limit - bytesOf(greeting + end);

  const shown = fitting(texts, (taken, count) => taken + bytesOf(moreThan(count)) <= room);
  const body = texts.slice(0, Math.max(1, shown));
  if (shown < lines.length) return greeting + body.join('') + moreThan(body.length) + end;

  const addresses = lines.map(({ url }) => (url ? `\n${url}` : ''));
  const left = room - bytesOf(body.join(''));
  const named = fitting(addresses, (taken) => taken <= left);
  return greeting + body.map((text, at) => text + (at < named ? addresses[at] : '')).join('') + end;
}

const greeting = 'Hello! I would like to order:';

const bytesOf = (text: string): number => encodeURIComponent(text).length;

/** The last line of the message; '' where no product is known. */
function orderLink(lines: readonly OrderLine[]): string {
  const items = lines.flatMap((line) => line.items).slice(0, maxOrderItems);
  if (items.length === 0) return '';
  const address = (named: readonly OrderItem[], byId: boolean) =>
    `\n${shopConfig().siteUrl}${orderPath(named, byId)}`;
  const bySlug = address(items, false);
  if (bytesOf(bySlug) <= maxLinkBytes) return bySlug;
  const byId = address(items, true);
  if (bytesOf(byId) <= maxIdLinkBytes) return byId;
  return address(
    items.map((item) => ({ ...item, color: item.color && shortColorKey(item.color) })),
    true,
  );
}

/** How many of the first texts fit: `fits` is called with each number of them, and their bytes. */
function fitting(
  texts: readonly string[],
  fits: (bytes: number, count: number) => boolean,
): number {
  let fittingCount = 0;
  let bytes = 0;
  for (const [at, text] of texts.entries()) {
    bytes += bytesOf(text);
    if (fits(bytes, at + 1)) fittingCount = at + 1;
  }
  return fittingCount;
}

function lineText({ title, colors, quantity, unitPrice, lineTotal }: OrderLine): string {
  const shade = colors ? ` (${colors})` : '';
  const price = unitPrice > 0 ? ` × ${formatPrice(unitPrice)} = ${formatPrice(lineTotal)}` : '';
  return `\n• ${messageTitle(title)}${shade}: ${quantity}${price}`;
}

/** Lists of orders name no more lines of one. */
const maxSummaryLines = 3;

/** `2 × Sling bag, 1 × Wallet`, and `+3 more` where an order has many lines. */
export function orderSummary(lines: readonly Pick<OrderLine, 'quantity' | 'title'>[]): string {
  const shown = lines
    .slice(0, maxSummaryLines)
    .map(({ quantity, title }) => `${quantity} × ${title}`);
  const more = lines.length - shown.length;
  return [...shown, ...(more > 0 ? [`+${more} more`] : [])].join(', ');
}

/** Opens the chat in which all lines are ordered. */
export const orderListUrl = (lines: readonly OrderLine[]): string =>
  whatsappUrl(shopConfig().whatsapp, orderListMessage(lines));

/** @returns money in the shop's currency */
export const orderTotal = (lines: readonly Pick<OrderLine, 'lineTotal'>[]): number =>
  lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0);

/** What an order link asks for, as our API takes it. */
export interface OrderedItem {
  /** slug or id */
  product: string;
  /** as the link has it */
  color?: string;
  quantity: number;
}

/** @param order items as `orderIn` finds them in a chat link */
export const orderedItems = (order: string): OrderedItem[] =>
  decodeURIComponent(order)
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
