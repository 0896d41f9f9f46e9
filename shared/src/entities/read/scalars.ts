import { cleanText } from '@shop/shared/format';

export type Fields = Readonly<Record<string, unknown>>;

/** The value's fields; none when it is not an object. */
export const fieldsOf = (raw: unknown): Fields =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? (raw as Fields) : {};

/** Text of a string, number or boolean; '' for the rest. */
export function readText(raw: unknown): string {
  if (typeof raw === 'string') return cleanText(raw).trim();
  return typeof raw === 'number' || typeof raw === 'boolean' ? String(raw) : '';
}

/** A finite number of a number or a text like '1,499.50' or '₹1499'; undefined for the rest. */
export function readNumber(raw: unknown): number | undefined {
  if (typeof raw === 'string') {
    const plain = raw.trim().replace(/^\p{Sc}\s*|,(?=\d)/gu, '');
    return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? readNumber(Number(plain)) : undefined;
  }
  return Number.isFinite(raw) ? (raw as number) : undefined;
}

/** A whole number of at least `min`; undefined for the rest. */
export function parseInteger(raw: unknown, min = 0): number | undefined {
  const number = readNumber(raw);
  return number !== undefined && number >= min ? Math.floor(number) : undefined;
}

/** True of true, 1, 'true', 'yes' and '1'. */
export const parseBoolean = (raw: unknown): boolean => /^(true|yes|1)$/i.test(readText(raw));

/** JSON text of a list or object is parsed; anything else stays. */
export function unwrapJson(raw: unknown): unknown {
  if (typeof raw !== 'string' || !/^\s*[[{]/.test(raw)) return raw;
  try {
    return JSON.parse(raw);
  } catch {
    return raw;
  }
}
