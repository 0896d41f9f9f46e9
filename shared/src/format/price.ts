import { shopConfig } from '@shop/shared/config';

/**
 * Where en-IN sets a comma: `12,34,567.50`. Not by `Intl`, whose first object takes a phone 50 ms,
 * while React hydrates the first price of a page.
 */
const enInGroups = /\B(?=(\d\d)*\d{3}(\.|$))/g;

/** By digits and locale: making one for each price of a list takes longer than drawing the list. */
const formats: Record<string, Intl.NumberFormat> = {};

/**
 * A price in the shop's currency. What stands around the number is the setting's: what `Intl` puts
 * there differs between browsers, and so from the server's HTML.
 * @returns by default `₹1,499`, or `₹1,499.50` when there are paise: en-IN grouping (spec section 9)
 */
export function formatPrice(amount: number): string {
  const { locale, format } = shopConfig().currency;
  const cents = Math.round(Math.abs(amount) * 100);
  const digits = cents % 100 === 0 ? 0 : 2;
  const numbers =
    locale === 'en-IN'
      ? (cents / 100).toFixed(digits).replace(enInGroups, ',')
      : formatIn(locale, digits).format(cents / 100);
  return (amount < 0 && cents > 0 ? '-' : '') + format.replace('#', numbers);
}

/** @param digits after the point, at least: what is formatted has two at most */
const formatIn = (locale: string, digits: number): Intl.NumberFormat =>
  (formats[digits + locale] ??= new Intl.NumberFormat(locale, { minimumFractionDigits: digits }));

/**
 * Percent off when the server gives none: round((1 − discounted/price) × 100) (spec section 9).
 * @param price before the discount
 * @param discounted the price to pay, in the same currency
 * @returns whole percent; 0 where there is no discount
 */
export function percentOff(price: number, discounted: number): number {
  if (!(price > 0) || !(discounted < price)) return 0;
  return Math.round((1 - discounted / price) * 100);
}
