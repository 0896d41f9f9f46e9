/** Marks over Latin letters, the dot below Devanagari letters, apostrophes, joiners. */
const ignored = /[\u0300-\u036F\u093C'’\u200B-\u200D]/g;

/**
 * The words of a text in the form that searches compare: one case, no accents, singular.
 * `Women’s Pouches` → `women`, `pouch`.
 */
export const searchWords = (text: string): string[] =>
  (
    text
      .normalize('NFKD')
      .replace(ignored, '')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).map(singular);

/** English and Hindi plurals by their endings; both sides of a comparison come through here. */
const singular = (word: string): string =>
  word
    .replace(/^(.{3,})ies$/, '$1y')
    .replace(/^(.+(?:ss|x|z|ch|sh))es$/, '$1')
    .replace(/^(.{2,}[^isu])s$/, '$1')
    .replace(/^(.{2,}?)(?:ियाँ|ियां|ों|ें|[ािीुूेैोौआईएओ])$/u, '$1');

/** Neighbours written as one word: `card holder case` → `cardholder`, `holdercase`. */
export const joinedPairs = (words: readonly string[]): string[] =>
  words.slice(1).map((word, index) => `${words[index]}${word}`);
