import { type CartItem, lineTotalOf } from '@shop/shared/entities';
import type { CartOrderLine } from './cart-order-rules';

/** The spec knows no maximum; our API refuses more than this. */
export const maxQuantity = 999;

/** @returns a whole number of pieces from 1 on (spec section 4: minus never goes below 1) */
export const clampQuantity = (wanted: number): number =>
  Math.min(maxQuantity, Math.max(1, Math.trunc(wanted) || 1));

/** The lines with another quantity of one of them, and its total. */
export const withQuantity = (
  lines: readonly CartItem[],
  lineId: number,
  quantity: number,
): readonly CartItem[] =>
  lines.map((line) =>
    line.id === lineId && line.quantity !== quantity
      ? { ...line, quantity, lineTotal: lineTotalOf(line.unitPrice, quantity) }
      : line,
  );

export const withoutLine = (lines: readonly CartItem[], lineId: number): readonly CartItem[] =>
  lines.filter(({ id }) => id !== lineId);

/** @returns pieces in the cart */
export const totalQuantity = (lines: readonly CartItem[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** @returns money in the shop's currency */
export const cartTotal = (lines: readonly CartItem[]): number =>
  lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0);

/** Each line once, whatever the API answers. */
export const uniqueLines = (lines: readonly CartItem[]): CartItem[] => [
  ...new Map(lines.map((line) => [line.id, line])).values(),
];

/** A line's name, also when nobody answers for its product. */
export const lineTitle = ({ product, productId }: Pick<CartItem, 'product' | 'productId'>) =>
  product?.title ?? `Product ${productId}`;

/**
 * The lines as an order names them.
 * @param colorOf the colour last chosen for a product, if any
 */
export const orderLines = (
  lines: readonly CartItem[],
  colorOf: (productId: number) => string | undefined,
): CartOrderLine[] =>
  lines.map((line) => ({
    title: lineTitle(line),
    color: colorOf(line.productId),
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    lineTotal: line.lineTotal,
  }));
