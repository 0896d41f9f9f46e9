import { maxQuantity } from '@shop/shared/contract/order-limits';
import type { CartItem } from '@shop/shared/entities';

type Stocked = Pick<CartItem, 'quantity' | 'stock'>;

/** Whether there are more pieces than the line has, as far as the stock is known. */
export const canGrow = ({ quantity, stock = maxQuantity }: Stocked): boolean =>
  quantity < Math.min(stock, maxQuantity);

/** Why a line cannot get more pieces, or has too many: that is only said; the line is never changed by itself. */
export function stockText({ quantity, stock }: Stocked): string | undefined {
  if (stock === undefined || quantity < stock) return undefined;
  if (stock <= 0) return 'Out of stock';
  return quantity > stock ? `Only ${stock} in stock` : `${stock} in stock`;
}
