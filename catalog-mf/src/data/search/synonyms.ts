import defaultSynonyms from './default-synonyms.json';

/** @returns words of the same meaning for words of a product, which may be a pair of them */
export type Synonyms = (words: readonly string[]) => string[];

/** @param own the shop's own groups, which take their words out of the usual ones */
export function makeSynonyms(own: readonly (readonly string[])[]): Synonyms {
  const ownWords = new Set(own.flat().map(asOneWord));
  const defaultGroups = defaultSynonyms.map((group) =>
    group.filter((word) => !ownWords.has(asOneWord(word))),
  );
  const groupsOf = byWord([...own, ...defaultGroups]);
  return (words) => [
    ...new Set(
      [...words, ...joinedPairs(words)].flatMap((word) => [...(groupsOf.get(word) ?? [])]),
    ),
  ];
}

const asOneWord = (text: string): string => searchWords(text).join('');

/** Word, or several written as one → all words of its groups. */
function byWord(groups: readonly (readonly string[])[]): Map<string, Set<string>> {
  const all = new Map<string, Set<string>>();
  for (const group of groups) {
    const words = group.flatMap((text) => [...searchWords(text), asOneWord(text)]);
    for (const key of group.map(asOneWord)) {
      all.set(key, new Set([...(all.get(key) ?? []), ...words]));
    }
  }
  return all;
}

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
