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
