import type { Database } from '../db/schema';
import { databaseId, isStorableText } from './storable';

export interface CategoryRow {
  id: number;
  slug: string | null;
  title: string;
  description: string;
  picture_hash: string | null;
}

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
  const bySlug = await db
    .selectFrom('categories')
    .select('id')
    .where('slug', '=', ref)
    .executeTakeFirst();
  if (bySlug) return bySlug.id;
  const id = databaseId(ref);
  if (id === undefined) return undefined;
  const byId = await db
    .selectFrom('categories')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return byId?.id;
}
