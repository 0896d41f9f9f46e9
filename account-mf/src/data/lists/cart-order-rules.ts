import { shopConfig } from '@shop/shared/config';
import type { CartItem } from '@shop/shared/entities';
import { formatPrice, messageTitle, whatsappUrl } from '@shop/shared/format';
import { type ColorRow, colorRows, colorText } from './cart-color-rules';

/** A line of a cart that is to be ordered; money in the shop's currency. */
export interface CartOrderLine extends Pick<CartItem, 'quantity' | 'unitPrice' | 'lineTotal'> {
  title: string;
  /** its pieces by colour, none where there is nothing to say */
  colors: readonly ColorRow[];
}

/** Leaves room for the address of the chat, in bytes as a link carries them. */
const maxBytes = 1900;

/**
 * The message that orders a whole cart: lines with colour, quantity and total, then what all
 * costs. The lines that do not fit are counted: `+3 more`; the total is that of all.
 * @param limit bytes as a link carries them; Infinity where no link does
 */
export function cartMessage(lines: readonly CartOrderLine[], limit = maxBytes): string {
  const texts = lines.map(cartLine);
  for (let shown = texts.length; shown > 1; shown -= 1) {
    const message = cartOrder(texts, shown, lines);
    if (encodeURIComponent(message).length <= limit) return message;
  }
  return cartOrder(texts, 1, lines);
}

function cartOrder(texts: readonly string[], shown: number, lines: readonly CartOrderLine[]) {
  const total = cartTotal(lines);
  return [
    'Hello! I would like to order:',
    ...texts.slice(0, shown),
    ...(texts.length > shown ? [`+${texts.length - shown} more`] : []),
    ...(total > 0 ? [`Total: ${formatPrice(total)}`] : []),
  ].join('\n');
}

function cartLine({ title, colors, quantity, unitPrice, lineTotal }: CartOrderLine): string {
  const text = colorText(colors);
  const shade = text ? ` (${text})` : '';
  const price = unitPrice > 0 ? ` × ${formatPrice(unitPrice)} = ${formatPrice(lineTotal)}` : '';
  return `• ${messageTitle(title)}${shade}: ${quantity}${price}`;
}

/** Opens the chat in which a whole cart is ordered. */
export const cartUrl = (lines: readonly CartOrderLine[]): string =>
  whatsappUrl(shopConfig().whatsapp, cartMessage(lines));

/** @returns money in the shop's currency */
export const cartTotal = (lines: readonly Pick<CartOrderLine, 'lineTotal'>[]): number =>
  lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0);

/** The lines as an order names them. */
export const orderLines = (lines: readonly CartItem[]): CartOrderLine[] =>
  lines.map((line) => ({ ...line, title: itemTitle(line), colors: colorRows(line) }));

/** An item's name, also when nobody answers for its product. */
export const itemTitle = ({ product, productId }: Pick<CartItem, 'product' | 'productId'>) =>
  product?.title ?? `Product ${productId}`;
