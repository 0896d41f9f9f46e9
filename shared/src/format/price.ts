const made = new Map<number, Intl.NumberFormat>();

/** Kept: to make one for each price of a list takes longer than to draw the list. */
function withDigits(digits: 0 | 2): Intl.NumberFormat {
  const known = made.get(digits);
  if (known) return known;
  const created = new Intl.NumberFormat('en-IN', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  made.set(digits, created);
  return created;
}

/**
 * @param amount rupees
 * @returns `₹1,499`, or `₹1,499.50` when there are paise: en-IN grouping (spec section 9)
 */
export function formatPrice(amount: number): string {
  const paise = Math.round(Math.abs(amount) * 100);
  const number = withDigits(paise % 100 === 0 ? 0 : 2).format(paise / 100);
  return `${amount < 0 && paise > 0 ? '-' : ''}₹${number}`;
}

/**
 * Percent off when the server gives none: round((1 − discounted/price) × 100) (spec section 9).
 * @param price rupees before the discount
 * @param discounted rupees to pay
 * @returns whole percent; 0 where there is no discount
 */
export function percentOff(price: number, discounted: number): number {
  if (!(price > 0) || !(discounted < price)) return 0;
  return Math.round((1 - discounted / price) * 100);
}
