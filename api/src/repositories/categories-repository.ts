import type { Selectable } from 'kysely';
import type { Database, Schema } from '../db/schema';
import { databaseId, isStorableText } from './rows';

export type CategoryRow = Selectable<Schema['categories']>;

/** How a product names its category: by slug, or by title when it has no slug. */
export const categoryName = ({ slug, title }: Pick<CategoryRow, 'slug' | 'title'>): string =>
  slug ?? title;

/** All categories in the order they were made. */
export function listCategories(db: Database): Promise<CategoryRow[]> {
  return db.selectFrom('categories').selectAll().orderBy('id').execute();
}

/** The id of the category meant by `ref`: its slug, or its id as text; undefined for neither. */
export async function findCategoryId(db: Database, ref: string): Promise<number | undefined> {
  if (!isStorableText(ref)) return undefined;
  const ids = db.selectFrom('categories').select('id');
  const bySlug = await ids.where('slug', '=', ref).executeTakeFirst();
  const id = databaseId(ref);
  if (bySlug || id === undefined) return bySlug?.id;
  return (await ids.where('id', '=', id).executeTakeFirst())?.id;
}
