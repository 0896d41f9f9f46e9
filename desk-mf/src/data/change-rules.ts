import { formatPrice } from '@shop/shared/format';
import { lastDayBefore } from '@shop/shared/format/bundled';

type Fields = Readonly<Record<string, unknown>>;

/** What differs in a product or an order, in this order, and what each is called. */
const names: Readonly<Record<string, string>> = {
  title: 'title',
  category: 'category',
  description: 'description',
  available_colors: 'colours',
  country_of_origin: 'country of origin',
  price: 'price',
  discounted_price: 'sale price',
  discount_percent: 'stated discount',
  sale_ends_at: 'last day of the sale',
  quantity: 'stock',
  hidden: 'hidden',
  images: 'pictures',
  status: 'state',
  amount: 'amount',
};

/** @returns what a field is called where a sentence begins: `Sale price` */
export function labelOf(field: string): string {
  const name = names[field] ?? field;
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** A field that is yes or no, or null, in words. */
const states: Readonly<Record<string, readonly [yes: string, no: string, none?: string]>> = {
  hidden: ['hidden', 'shown'],
  approved: ['shown', 'hidden', 'waiting'],
  answered: ['answered', 'not answered'],
  removed: ['removed', 'there'],
  staff: ['may use the desk', 'may no longer use the desk'],
};

/** Longer values are not shown, in characters. */
const maxLength = 80;

/** @returns what changed, in words: `price ₹1,999 → ₹1,499, stock 3 → 0` */
export const describeFields = (before: Fields, after: Fields): string =>
  Object.keys(after)
    .map((name) => {
      const state = states[name];
      if (state) return state[after[name] ? 0 : after[name] === null ? 2 : 1];
      const [from, to] = [before, after].map((fields) => formatValue(name, fields[name]));
      // Of an import, which has counts alone.
      if (Object.keys(before).length === 0) return `${names[name] ?? name} ${to}`;
      if (from === to || `${from}${to}`.length > maxLength) return `other ${names[name] ?? name}`;
      return `${names[name] ?? name} ${from} → ${to}`;
    })
    .join(', ');

function formatValue(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (Array.isArray(value)) return value.length > 0 ? String(value.length) : 'none';
  if (/price|amount/.test(name)) return formatPrice(Number(value));
  if (typeof value === 'object') return JSON.stringify(value);
  // A sale ends with a day, on the clock of the shop's pages.
  return name === 'sale_ends_at' ? (lastDayBefore(String(value))?.text ?? 'none') : String(value);
}

/** @returns the fields of `before` that are different in `after`, in words */
export function describeDifference(before: Fields, after: Fields): string {
  const changed = Object.keys(names).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const different = Object.fromEntries(changed.map((name) => [name, after[name]]));
  return describeFields(before, different) || 'other fields';
}

/** @returns whether a thing has these values, as typed or as the API writes them */
export const hasValues = (thing: Fields, values: Fields): boolean =>
  Object.entries(values).every(
    ([name, value]) => normalised(name, value) === normalised(name, thing[name]),
  );

function normalised(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  // A picture gets another number when it is saved.
  if (name === 'images')
    return JSON.stringify((value as { hash: string }[]).map((one) => one.hash));
  if (Array.isArray(value)) return value.length > 0 ? JSON.stringify(value) : '';
  if (/price|amount/.test(name)) return String(priceOf(String(value)));
  // One moment can be written in several ways.
  if (name === 'sale_ends_at') return String(Date.parse(String(value)));
  return String(value).trim();
}

/** @returns the number in a price as it is typed: `Rs. 1,499` */
const priceOf = (text: string): number => Number.parseFloat(text.replace(/^\D+|,/g, ''));
