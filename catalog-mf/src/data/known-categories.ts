import type { Category } from '@shop/shared/entities';
import { loadCategories } from './categories-api';

let asked: Promise<readonly Category[]> | undefined;

/**
 * The categories for all who only need their names: asked for once in a tab. For the browser only.
 * @returns an empty list when they cannot be had; who asks next tries again
 */
export function categoriesOnce(): Promise<readonly Category[]> {
  asked ??= loadCategories().then((categories) => {
    if (categories.length === 0) asked = undefined;
    return categories;
  });
  return asked;
}

/** Forgets them, for tests. */
export function forgetCategories(): void {
  asked = undefined;
}
