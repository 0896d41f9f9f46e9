import { type ShopConfig, shopConfig } from '@shop/shared/config';

type Currency = ShopConfig['currency'];

/** Kept: to make one for each price of a list takes longer than to draw the list. */
let made: { currency: Currency; formats: Record<0 | 2, Intl.NumberFormat> } | undefined;

const numberFormat = ({ locale }: Currency, digits: 0 | 2) =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });

/**
 * A price in the shop's currency. The words around the number are the setting's own: those that
 * `Intl` knows differ between browsers, and from the server's HTML.
 * @returns by default `₹1,499`, or `₹1,499.50` when there are paise: en-IN grouping (spec section 9)
 */
export function formatPrice(amount: number): string {
  const { currency } = shopConfig();
  if (made?.currency !== currency) {
    made = { currency, formats: { 0: numberFormat(currency, 0), 2: numberFormat(currency, 2) } };
  }
  const cents = Math.round(Math.abs(amount) * 100);
  const number = made.formats[cents % 100 === 0 ? 0 : 2].format(cents / 100);
  const price = currency.format.replace(/ /g, '\u00A0').replace('#', number);
  return amount < 0 && cents > 0 ? `-${price}` : price;
}

/**
 * Percent off when the server gives none: round((1 − discounted/price) × 100) (spec section 9).
 * @param price before the discount
 * @param discounted what is paid, in the same currency
 * @returns whole percent; 0 where there is no discount
 */
export function percentOff(price: number, discounted: number): number {
  if (!(price > 0) || !(discounted < price)) return 0;
  return Math.round((1 - discounted / price) * 100);
}
