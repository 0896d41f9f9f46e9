import type { Category } from '@shop/shared/entities';
import { loadCategories } from './categories-api';

let underway: Promise<Category[]> | undefined;
let asked: Promise<readonly Category[]> | undefined;

/** The categories, with one call under way for all who ask. For the browser only. */
export function categoriesForAll(): Promise<Category[]> {
  underway ??= loadCategories().finally(() => {
    underway = undefined;
  });
  return underway;
}

/**
 * The categories for all who only need their names: asked for once in a tab. For the browser only.
 * @returns an empty list when they cannot be had; who asks next tries again
 */
export function cachedCategories(): Promise<readonly Category[]> {
  asked ??= categoriesForAll().then((categories) => {
    if (categories.length === 0) asked = undefined;
    return categories;
  });
  return asked;
}

/** Forgets them, for tests. */
export function forgetCategories(): void {
  asked = underway = undefined;
}
