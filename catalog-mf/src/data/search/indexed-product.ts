import type { ProductCard } from '@shop/shared/entities';
import { joinedPairs, type Synonyms, searchWords } from './synonyms';

/** The searched fields of a product. */
export interface SearchedProduct extends Pick<ProductCard, 'slug' | 'title' | 'subtitle'> {
  /** all that its category is called by */
  category: string;
  colors: string;
  features: string;
}

export const ownFields = ['title', 'subtitle', 'category', 'colors', 'features'] as const;
/** `otherSynonyms` holds joined pairs of the other texts too. */
export const addedFields = ['nameSynonyms', 'otherSynonyms'];
/** Where a short word may be meant although a letter is wrong: in long texts chance would find it. */
export const nameFields = ['title', 'subtitle', 'category', 'colors', 'nameSynonyms'];

/** What the index holds of a product: its words field by field, with their synonyms. */
export function indexedFields(
  product: SearchedProduct,
  synonyms: Synonyms,
): Record<string, string> {
  const words = Object.fromEntries(
    ownFields.map((name) => [name, searchWords(product[name])]),
  ) as Record<(typeof ownFields)[number], string[]>;
  const fields = {
    ...words,
    title: [...words.title, ...joinedPairs(words.title)],
    nameSynonyms: [words.title, words.category, words.colors].flatMap(synonyms),
    otherSynonyms: [
      ...joinedPairs(words.subtitle),
      ...[words.subtitle, words.features].flatMap(synonyms),
    ],
  };
  return {
    slug: product.slug,
    ...Object.fromEntries(Object.entries(fields).map(([name, list]) => [name, list.join(' ')])),
  };
}
