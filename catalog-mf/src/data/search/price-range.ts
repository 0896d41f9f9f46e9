import { withPlainDigits } from '@shop/shared/contract/typed-text';

/** The prices that a visitor searches for, in the shop's currency. */
export interface PriceRange {
  /** the rest of the search */
  words: string;
  min: number;
  max: number;
  /** a number on its own: the price that was meant, if it was one */
  near?: number;
}

/** A price on its own is meant within this share of it. */
const nearness = 0.1;
/** Less than the smallest amount: “under 500” finds what costs 499.99, and not 500. */
const justBelow = 0.005;
/** A range of smaller numbers counts something else: `2-3 compartments`, `15-17 inch`. */
const smallestLimit = 20;

const price = '(\\d+(?:\\.\\d+)?k?)';
const patterns = {
  range: `(?:between |from )?${price} (?:to|and|se|से) ${price}`,
  max: `(?:up ?to|within|max(?:imum)?|at most) ${price}`,
  maxAfter: `${price} (?:tak|ke andar|तक|के अंदर|(?:or|and) (?:less|under|below)|max)`,
  under: `(?:under|below|(?:less|lower|cheaper) than) ${price}`,
  underAfter: `${price} (?:se kam|से कम)`,
  min: `(?:above|over|from|min(?:imum)?|more than|at least) ${price}`,
  minAfter: `${price} (?:se zyada|se upar|से ऊपर|(?:or|and) (?:more|above|over))`,
  // Read after the limits: `under 1000 & 2 pockets` has a limit and a number of pockets.
  rangeOf: `(?:between )?${price} ?& ?${price}`,
  near: `(?:(?:around|about|approx|near|at|for|price|priced) )?${price}`,
};
const readers = Object.entries(patterns).map(
  ([kind, pattern]) => [kind as keyof typeof patterns, RegExp(` ${pattern}(?= )`, 'u')] as const,
);

/** Stands for a limit that was read, so that words around it do not become one; no text has it. */
const mark = ' \n';
const betweenLimits = / \n(?: (?:and|&|but|aur|se|और|से)(?= \n))?/g;

/**
 * The price in a search: `wallet under ₹1,000`, `bags 500 to 1000`, `699`.
 * @returns undefined when it names none
 */
export function parsePriceRange(q: string): PriceRange | undefined {
  const text = ` ${spaced(q)} `;
  for (const [kind, reader] of readers) {
    const found = reader.exec(text);
    if (!found) continue;
    const words = text.replace(reader, '').trim();
    const [one = 0, other = one] = found.slice(1).map(amount);
    if (kind.startsWith('range')) {
      const min = Math.min(one, other);
      const max = Math.max(one, other);
      // `699 & 2 pockets` is a price and a number of something else.
      if ((kind === 'range' ? max : min) < smallestLimit) continue;
      return { words, min, max };
    }
    if (kind === 'near')
      return { words, min: one * (1 - nearness), max: one * (1 + nearness), near: one };
    const limit = limitOf(kind, one);
    return (
      readTwoLimits(text) ??
      (lower.test(kind)
        ? { words, min: limit, max: Number.POSITIVE_INFINITY }
        : { words, min: 0, max: limit })
    );
  }
  return undefined;
}

/** `over 500 under 1000` is a range, in either order. */
function readTwoLimits(text: string): PriceRange | undefined {
  // The lower limit is read first: else `more than 500 and less than 1000` is read as `500 and less`.
  const one = readLimit(text, lower);
  const other = one && readLimit(one.left, upper);
  // One of them counts something else: `at least 3 pockets under 900`.
  if (!other || Math.min(one.limit, other.limit) < smallestLimit) return undefined;
  return {
    words: other.left.replace(betweenLimits, '').trim(),
    min: Math.min(one.limit, other.limit),
    max: Math.max(one.limit, other.limit),
  };
}

function readLimit(text: string, kinds: RegExp): { left: string; limit: number } | undefined {
  for (const [kind, reader] of readers) {
    const found = kinds.test(kind) && reader.exec(text);
    if (found)
      return { left: text.replace(reader, mark), limit: limitOf(kind, amount(found[1] ?? '')) };
  }
  return undefined;
}

const lower = /^min/;
const upper = /^(?:max|under)/;
const limitOf = (kind: string, price: number): number =>
  kind.startsWith('under') ? price - justBelow : price;

/** Words and plain numbers with one space between them, without marks of currency. */
const spaced = (q: string): string =>
  withPlainDigits(q)
    .toLowerCase()
    // Only after a currency: elsewhere `1 000` may be two numbers.
    .replace(/(?:\p{Sc}|\b(?:rs\.?|inr))\s*\d{1,3}(?:\s\d{2,3})*\s\d{3}(?!\d)/gu, joined)
    .replace(/\p{Sc}|\/-/gu, ' ')
    .replace(/(\d),(?=\d)/g, '$1')
    .replace(/(\dk?)\s*[-–—]\s*(?=(?:rs\.?|inr)?\s*\d)/g, '$1 to ')
    .replace(/≤|<=/g, ' up to ')
    .replace(/</g, ' under ')
    .replace(/[>≥]=?/g, ' above ')
    .replace(/(^|\s)(?:rs\.?|inr)\s*(?=\d)/g, '$1')
    .replace(/(\d)\s*(?:rs\.?|inr|rupees?|rupaye|रुपये|रुपए)(?=\s|$)/g, '$1')
    .replace(/[.,;:!?]+(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/(^| )(?:not|no) (?:(?:less|lower|cheaper) than|under|below)(?= )/g, '$1at least')
    .replace(/(^| )(?:not|no) (?:more than|over|above)(?= )/g, '$1at most')
    .trim();

const joined = (text: string): string => text.replace(/\s/g, '');

const amount = (text: string): number => Number.parseFloat(text) * (text.endsWith('k') ? 1_000 : 1);
