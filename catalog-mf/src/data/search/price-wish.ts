/** A price that a visitor asks for in a search, in the shop's currency. */
export interface PriceWish {
  /** the rest of the search */
  words: string;
  min: number;
  max: number;
  /** a number on its own: the price that was meant, if it was one */
  near?: number;
}

/** A price on its own is meant within this share of it. */
const nearness = 0.1;

const price = '(\\d+(?:\\.\\d+)?k?)';
const patterns = {
  range: `(?:between |from )?${price} (?:to|and|se|से) ${price}`,
  max: `(?:under|below|up ?to|within|max(?:imum)?|(?:less|lower|cheaper|not more) than|at most) ${price}`,
  maxAfter: `${price} (?:se kam|tak|ke andar|से कम|तक|के अंदर|(?:or|and) (?:less|under|below)|max)`,
  min: `(?:above|over|from|min(?:imum)?|(?:more|not less) than|at least) ${price}`,
  minAfter: `${price} (?:se zyada|se upar|से ऊपर|(?:or|and) (?:more|above|over))`,
  near: `(?:(?:around|about|approx|near|at|for|price|priced) )?${price}`,
};
const readers = Object.entries(patterns).map(
  ([kind, pattern]) => [kind as keyof typeof patterns, RegExp(` ${pattern}(?= )`, 'u')] as const,
);

/**
 * The price in a search: `wallet under ₹1,000`, `bags 500 to 1000`, `699`.
 * @returns undefined when it names none
 */
export function readPriceWish(q: string): PriceWish | undefined {
  const text = ` ${spaced(q)} `;
  for (const [kind, reader] of readers) {
    const found = reader.exec(text);
    if (!found) continue;
    const words = text.replace(found[0], '').trim();
    const [one = 0, other = one] = found.slice(1).map(amount);
    if (kind === 'range') return { words, min: Math.min(one, other), max: Math.max(one, other) };
    if (kind.startsWith('max')) return { words, min: 0, max: one };
    if (kind.startsWith('min')) return { words, min: one, max: Number.POSITIVE_INFINITY };
    return { words, min: one * (1 - nearness), max: one * (1 + nearness), near: one };
  }
  return undefined;
}

/** Words and plain numbers with one space between them, without marks of currency. */
const spaced = (q: string): string =>
  q
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Sc}|\/-/gu, ' ')
    .replace(/(\d),(?=\d)/g, '$1')
    .replace(/(\d)\s*[-–—]\s*(?=\p{Sc}?\s*\d)/gu, '$1 to ')
    .replace(/[<≤]=?/g, ' under ')
    .replace(/[>≥]=?/g, ' above ')
    .replace(/(^|\s)(?:rs\.?|inr)\s*(?=\d)/g, '$1')
    .replace(/(\d)\s*(?:rs\.?|inr|rupees?|rupaye|रुपये|रुपए)(?=\s|$)/g, '$1')
    .replace(/[,;:!?]+(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const amount = (text: string): number => Number.parseFloat(text) * (text.endsWith('k') ? 1_000 : 1);
