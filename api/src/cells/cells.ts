import { isBlank } from '@shop/shared/contract';
import { type Currency, defaultConfig } from '@shop/shared/default-config';
import anyAscii from 'any-ascii';

/** A cell that cannot be what its column holds; the message is for the file's author. */
export class InvalidCell extends Error {
  override name = 'InvalidCell';
}

const shown = (text: string): string => `'${text.length > 40 ? `${text.slice(0, 40)}…` : text}'`;

/** Text of a cell, trimmed; '' when empty. */
export function text(cell: unknown, maxLength: number): string {
  if (cell === undefined || cell === null) return '';
  if (typeof cell !== 'string' && typeof cell !== 'number' && typeof cell !== 'boolean') {
    throw new InvalidCell('must be a text');
  }
  const value = String(cell).trim();
  if (value.includes('\0')) throw new InvalidCell('holds a NUL character; remove it');
  if (/\p{Surrogate}/u.test(value)) throw new InvalidCell('holds half of a character; remove it');
  if (value.length > maxLength) {
    throw new InvalidCell(`is ${value.length} characters long; at most ${maxLength} fit`);
  }
  return value;
}

/** A text that must be there. */
export function requiredText(cell: unknown, maxLength: number): string {
  const value = text(cell, maxLength);
  if (isBlank(value)) throw new InvalidCell('is empty');
  return value;
}

/**
 * The name of a page's address, as Django's slug fields take it.
 * @throws InvalidCell that proposes one, made from the title or from the slug in Latin letters
 */
export function slug(cell: unknown, title: unknown): string {
  const value = requiredText(cell, 200);
  if (/^[-a-zA-Z0-9_]+$/.test(value)) return value;
  const proposal =
    [String(title ?? ''), anyAscii(String(title ?? '')), anyAscii(value)]
      .map(hyphenated)
      .find((name) => name.length >= 3) ?? 'tan-tote-bag';
  throw new InvalidCell(
    `${shown(value)} cannot be part of an address; use letters, digits and hyphens, as in ${proposal}`,
  );
}

/** The name of a page's address, made from a title in any letters; '' when none can be made. */
export const slugOf = (title: string): string => hyphenated(title) || hyphenated(anyAscii(title));

/** 'Tan Tote!' → 'tan-tote'; a text in other letters gives ''. */
const hyphenated = (value: string): string =>
  /[^\p{ASCII}\p{P}\p{S}\p{Z}]/u.test(value)
    ? ''
    : value
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-+|-+$/g, '')
        .slice(0, 60);

/**
 * A price with two places, '1499.50'; null for an empty cell. Thousands may be set off as the
 * currency's locale does, and the currency written as shops do: '₹1,999', 'Rs. 1999/-'.
 */
export function price(cell: unknown, currency: Currency = defaultConfig.currency): string | null {
  const value = text(cell, 40);
  if (value === '') return null;
  const { symbol, grouped, group, decimal, unit } = writingOf(currency);
  const amountOnly = value.replace(/\s*\/-$/, '').replace(symbol, '');
  const plain = grouped.test(amountOnly)
    ? amountOnly.replaceAll(group, '').replace(decimal, '.')
    : amountOnly.replace(decimal, '.');
  const [, given, cents = ''] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(plain) ?? [];
  if (given === undefined) {
    throw new InvalidCell(`${shown(value)} is not a price in ${unit}; write 1999 or 1999.50`);
  }
  const whole = given.replace(/^0+(?=\d)/, '');
  if (whole.length > 8) throw new InvalidCell(`${shown(value)} is more than 99999999.99 ${unit}`);
  const amount = `${whole}.${cents.padEnd(2, '0')}`;
  if (Number(amount) === 0) throw new InvalidCell(`must be more than 0 ${unit}`);
  return amount;
}

const writings = new WeakMap<Currency, ReturnType<typeof makeWriting>>();

/** Made once for a currency, since a file has many prices. */
function writingOf(currency: Currency) {
  const writing = writings.get(currency) ?? makeWriting(currency);
  writings.set(currency, writing);
  return writing;
}

/** How people write amounts of a currency. */
function makeWriting({ code, locale, format }: Currency) {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.8);
  const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const groupSign = sign('group');
  const group = /\s/.test(groupSign) ? '\\s' : escaped(groupSign);
  const names = [format.replace('#', '').trim(), code, ...(code === 'INR' ? ['rs.', 'rs'] : [])];
  const name = `(?:${names.map(escaped).join('|')})`;
  const named = { style: 'currency', currency: code, currencyDisplay: 'name' } as const;
  return {
    symbol: new RegExp(`^${name}\\s*|\\s*${name}$`, 'i'),
    grouped: new RegExp(
      `^\\d{1,3}(${group}\\d{2,3})*${group}\\d{3}(${escaped(sign('decimal'))}\\d+)?$`,
    ),
    group: new RegExp(group, 'g'),
    decimal: sign('decimal'),
    /** 'rupees' of 'Indian rupees' */
    unit: new Intl.NumberFormat('en', named).format(2).split(' ').at(-1),
  };
}

const escaped = (text: string): string => text.replace(/[^\p{L}\p{N}\s]/gu, '\\$&');

/** A whole number within bounds; null for an empty cell. */
export function wholeNumber(cell: unknown, min: number, max: number): number | null {
  const value = text(cell, 40);
  if (value === '') return null;
  const number = Number(value);
  if (!/^-?\d+$/.test(value) || number < min || number > max) {
    throw new InvalidCell(`${shown(value)} is not a whole number from ${min} to ${max}`);
  }
  return number;
}

/** yes or no; an empty cell is no. */
export function boolean(cell: unknown): boolean {
  const value = text(cell, 40).toLowerCase();
  if (['yes', 'true', '1', 'y'].includes(value)) return true;
  if (['', 'no', 'false', '0', 'n'].includes(value)) return false;
  throw new InvalidCell(`${shown(value)} is neither yes nor no`);
}

const momentShape =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?)(Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * A moment as ISO in UTC; null for an empty cell.
 * @param dateAlone time of a date that is written without one
 * @param ownZone of a time that is written without one
 */
export function moment(cell: unknown, dateAlone = '00:00', ownZone = 'Z'): string | null {
  const value = text(cell, 40);
  if (value === '') return null;
  const [, day = '', clock = dateAlone, zone = ownZone] = momentShape.exec(value) ?? [];
  const time = new Date(`${day}T${clock}${zone}`);
  // JavaScript makes 2 March of 30 February.
  if (Number.isNaN(time.getTime()) || !new Date(day).toISOString().startsWith(day)) {
    throw new InvalidCell(
      `${shown(value)} is not a date; write 2026-03-31 or 2026-03-31T10:00:00Z`,
    );
  }
  const year = time.getUTCFullYear();
  // With room for every time zone around what PostgreSQL and ISO 8601 write with four digits.
  if (year < 1900 || year > 9998) {
    throw new InvalidCell(`${shown(value)} is not between 1900 and 9998`);
  }
  return time.toISOString();
}
