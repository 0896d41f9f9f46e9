import { percentOff } from '@shop/shared/format';
import { type Fields, readNumber } from './scalars';

interface Prices {
  price: number;
  originalPrice?: number;
  percentOff?: number;
}

/**
 * What is paid, and what it cost before. A discounted price that is missing, zero or not below the
 * price is no discount. The server's percent is kept when it is one; else see spec section 9.
 */
export function readPrices(fields: Fields): Prices {
  const price = Math.max(0, readNumber(fields.price) ?? 0);
  const discounted = readNumber(fields.discounted_price);
  if (discounted === undefined || discounted <= 0 || (price > 0 && discounted >= price)) {
    return { price };
  }
  if (price === 0) return { price: discounted };
  const given = readNumber(fields.discount_percent);
  const percent =
    given !== undefined && given > 0 && given < 100
      ? Math.round(given)
      : percentOff(price, discounted);
  return { price: discounted, originalPrice: price, ...(percent > 0 && { percentOff: percent }) };
}
