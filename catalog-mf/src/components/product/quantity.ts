import { withPlainDigits } from '@shop/shared/contract/typed-text';

/** The query parameter that holds the pieces to order. */
export const quantityParameter = 'quantity';

/** Id of the form that colour, quantity and the order button belong to, wherever they are. */
export const choiceForm = 'product-choice';

/** Minimum 1 (spec section 5). The spec knows no maximum: two digits keep a slip of the thumb sane. */
export const minQuantity = 1;
const maxQuantity = 99;

/** @returns pieces that can be ordered of so many in stock, 1 where there are none */
export const maxPieces = (stock: number): number =>
  Math.min(maxQuantity, Math.max(minQuantity, stock));

/**
 * How many pieces a text asks for.
 * @returns a whole number from 1 to 99, more is 99; undefined for anything else
 */
export function readQuantity(text: string): number | undefined {
  const latin = withPlainDigits(text).trim();
  if (!/^\d+$/.test(latin)) return undefined;
  const count = Number(latin);
  return count < minQuantity ? undefined : Math.min(maxQuantity, count);
}
