import type { Category } from '@shop/shared/entities';
import { collapseSpaces, truncate } from '@shop/shared/format';
import { findCategory } from './list-rules';

/** Characters; a longer slug is no name. */
const longestLabel = 40;

/** A category slug as words: `travel-bags` → `Travel bags`; '' for a bare id. */
export function categoryLabel(slug: string): string {
  if (!/\p{L}/u.test(slug)) return '';
  const words = truncate(collapseSpaces(slug.replace(/-/g, ' ')), longestLabel);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What to call the category of a product: its title, else its slug in words. */
export const categoryName = (category: string, categories: readonly Category[]): string =>
  findCategory(category, categories)?.title ?? categoryLabel(category);
