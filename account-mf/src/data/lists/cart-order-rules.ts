import type { CartItem } from '@shop/shared/entities';
import { productUrl } from '@shop/shared/format';
import type { OrderLine } from '@shop/shared/format/bundled';
import { type ColorRow, colorRows, colorText } from './cart-color-rules';

/** Lines of the order message; products that are no longer sold are left out. */
export const orderLines = (lines: readonly CartItem[]): OrderLine[] =>
  lines
    .filter(({ discontinued }) => !discontinued)
    .map((line) => {
      const rows = colorRows(line);
      return {
        ...line,
        title: itemTitle(line),
        colors: colorText(rows),
        url: addressOf(line, rows),
        items: itemsOf(line, rows),
      };
    });

/** Opens in the colour where all pieces have one. */
const addressOf = ({ product }: CartItem, rows: readonly ColorRow[]) =>
  product && productUrl(product, rows.length === 1 ? rows[0]?.name : undefined);

function itemsOf({ product, quantity }: CartItem, rows: readonly ColorRow[]): OrderLine['items'] {
  if (!product) return [];
  const pieces: readonly ColorRow[] = rows.length > 0 ? rows : [{ quantity }];
  return pieces.map(({ name, quantity: count }) => ({ ...product, color: name, quantity: count }));
}

/** An item's name, also when its product is not found. */
export const itemTitle = ({ product, productId }: Pick<CartItem, 'product' | 'productId'>) =>
  product?.title ?? `Product ${productId}`;
