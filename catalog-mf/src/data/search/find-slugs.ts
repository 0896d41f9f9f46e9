import type { Query, SearchOptions, SearchResult } from 'minisearch';
import { nameFields, ownFields } from './indexed-product';
import { joinedPairs, searchWords } from './synonyms';

const maxWords = 6;
/** Further ones are not tried as one word: they multiply the work. */
const maxJoined = 3;
const maxLetters = 32;

/** Words that say nothing of a product. */
const stopWords = new Set(
  'a an the and or for with in of on to my ka ki ke wala wali का की के वाला वाली'
    .split(' ')
    .flatMap(searchWords),
);

export type Search = (query: Query, options: SearchOptions) => Promise<readonly SearchResult[]>;

/**
 * @param exactOnly without typing mistakes, such as where some products are found already
 * @returns slugs of the products that fit, best first
 */
export async function findSlugs(
  search: Search,
  text: string,
  exactOnly: boolean,
): Promise<readonly string[]> {
  const words = significantWords(text);
  if (words.length === 0) return [];
  const find = async (query: Query, options: SearchOptions): Promise<string[]> => {
    const exact: string[] = [];
    const others: string[] = [];
    for (const { id, match } of await search(query, options)) {
      const fieldsOf = new Map(Object.entries(match));
      const isExact = words.every((word) =>
        fieldsOf.get(word)?.some((field) => (ownFields as readonly string[]).includes(field)),
      );
      (isExact ? exact : others).push(id);
    }
    return [...exact, ...others];
  };
  const direct = await find(anyOf(readings(words).map(allOf)), { prefix: isLong });
  if (exactOnly || direct.length > 0) return direct;

  const typed = new Set([...words, ...joinedPairs(words)]);
  const fuzzyOptions: SearchOptions = {
    prefix: isLong,
    fuzzy: (term) => typed.has(term) && maxEdits(term),
  };
  const mistyped = await find(
    anyOf(readings(words).map((words) => allOf(words.map(mistypable)))),
    fuzzyOptions,
  );
  if (mistyped.length > 0) return mistyped;
  // No product has all words: when each is found, such as `gents wallet`, those with any.
  const each = words.map(mistypable);
  for (const word of each) if ((await find(word, fuzzyOptions)).length === 0) return [];
  return find(anyOf(each), fuzzyOptions);
}

/** A word that may be mistyped. */
const mistypable = (word: string): Query => ({
  ...anyOf(withTranspositions(word)),
  ...(word.length < 6 && { fields: nameFields }),
});

const combined = (combineWith: 'AND' | 'OR') => (queries: readonly Query[]) => ({
  combineWith,
  queries: [...queries],
});
const allOf = combined('AND');
const anyOf = combined('OR');

/** The words that are searched for; none when one is longer than any that products have. */
function significantWords(q: string): readonly string[] {
  const words = searchWords(q).slice(0, maxWords);
  if (words.some(({ length }) => length > maxLetters)) return [];
  const significant = words.filter((word) => !stopWords.has(word));
  return significant.length > 0 ? significant : words;
}

/** The words as they are, and with each two neighbours as one: `hand bag` may mean `handbag`. */
const readings = (words: readonly string[]): (readonly string[])[] => [
  words,
  ...joinedPairs(words.slice(0, maxJoined)).map((pair, at) => [
    ...words.slice(0, at),
    pair,
    ...words.slice(at + 2),
  ]),
];

const isLong = (word: string): boolean => word.length > 2;

/** The edit distance allowed: letters that may be wrong, missing or too many. */
const maxEdits = ({ length }: string): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** The word, and with each two neighbouring letters in the other order. */
function withTranspositions(word: string): string[] {
  const swaps = [...word].map(
    (letter, at) => `${word.slice(0, at)}${word[at + 1] ?? ''}${letter}${word.slice(at + 2)}`,
  );
  return maxEdits(word) === 0 ? [word] : [...new Set([word, ...swaps])];
}
