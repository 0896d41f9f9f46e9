import { shopConfig } from '@shop/shared/config';
import type { CartItem } from '@shop/shared/entities';
import { formatPrice, messageTitle, productUrl, whatsappUrl } from '@shop/shared/format';
import { type ColorRow, colorRows, colorText } from './cart-color-rules';

/** A line of a cart that is to be ordered; money in the shop's currency. */
export interface CartOrderLine extends Pick<CartItem, 'quantity' | 'unitPrice' | 'lineTotal'> {
  title: string;
  /** its pieces by colour, none where there is nothing to say */
  colors: readonly ColorRow[];
  /** the product's address, where it has one */
  url?: string | undefined;
}

/** Leaves room for the address of the chat, in bytes as a link carries them. */
const maxBytes = 1900;

/**
 * The message that orders a whole cart: lines with colours, quantity, total and the product's
 * address, then what all costs. Where a link has no room for all, the last addresses are left out;
 * then the last lines, which are counted: `+3 more`. The total is that of all.
 * @param limit bytes as a link carries them; Infinity where no link does
 */
export function cartMessage(lines: readonly CartOrderLine[], limit = maxBytes): string {
  const texts = lines.map(cartLine);
  const total = cartTotal(lines);
  const end = total > 0 ? `\nTotal: ${formatPrice(total)}` : '';
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

function cartLine({ title, colors, quantity, unitPrice, lineTotal }: CartOrderLine): string {
  const text = colorText(colors);
  const shade = text ? ` (${text})` : '';
  const price = unitPrice > 0 ? ` × ${formatPrice(unitPrice)} = ${formatPrice(lineTotal)}` : '';
  return `\n• ${messageTitle(title)}${shade}: ${quantity}${price}`;
}

/** Opens the chat in which a whole cart is ordered. */
export const cartUrl = (lines: readonly CartOrderLine[]): string =>
  whatsappUrl(shopConfig().whatsapp, cartMessage(lines));

/** @returns money in the shop's currency */
export const cartTotal = (lines: readonly Pick<CartOrderLine, 'lineTotal'>[]): number =>
  lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0);

/** Lines of the order message; products that are no longer sold are left out. */
export const orderLines = (lines: readonly CartItem[]): CartOrderLine[] =>
  lines
    .filter(({ discontinued }) => !discontinued)
    .map((line) => {
      const colors = colorRows(line);
      return { ...line, title: itemTitle(line), colors, url: addressOf(line, colors) };
    });

/** Opens in the colour where all pieces have one. */
const addressOf = ({ product }: CartItem, colors: readonly ColorRow[]) =>
  product && productUrl(product, colors.length === 1 ? colors[0]?.name : undefined);

/** An item's name, also when its product is not found. */
export const itemTitle = ({ product, productId }: Pick<CartItem, 'product' | 'productId'>) =>
  product?.title ?? `Product ${productId}`;
