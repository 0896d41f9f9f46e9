import type { Database, Write } from '../db/schema';
import {
  type CategoryRow,
  categoryName,
  listCategories,
} from '../repositories/categories-repository';
import { type Comparison, compareRows } from './compare-rows';
import type { ImportCategory, ImportData } from './import-data';
import { type ImportProblem, ImportRefused, missingField } from './import-problem';

/** Categories by the names that products use. */
export interface CategoryComparison extends Comparison {
  /** Of all categories, those that are removed too. */
  names: readonly string[];
}

/** Throws ImportRefused for a new category without a title. */
export async function compareCategories(
  db: Database,
  { categories, removeMissing }: ImportData,
): Promise<CategoryComparison> {
  const existing = await listCategories(db);
  const before = new Map(existing.map((row) => [categoryName(row), { ...row }]));
  const problems: ImportProblem[] = [];
  const comparison = compareRows(before, {
    entries: withSlugs(categories, existing),
    nameOf: ({ slug, title = '' }) => categoryName({ slug, title }),
    toRow: ({ place, slug, ...given }, state) => {
      if (!state && given.title === undefined) {
        problems.push({ ...place, column: 'title', message: missingField('category') });
      }
      const { title = '', description = '', picture_hash = null } = { ...state, ...given };
      return { slug, title, description, picture_hash };
    },
    removeMissing: removeMissing.categories,
  });
  if (problems.length > 0) throw new ImportRefused(problems);
  const names = new Set([...before.keys(), ...comparison.different.map(({ name }) => name)]);
  return { ...comparison, names: [...names] };
}

/** Categories with the slug that each has: a file without slugs names those of the shop by title. */
export function withSlugs<T extends Pick<ImportCategory, 'slug' | 'title'>>(
  categories: readonly T[],
  existing: readonly { slug: string | null; title: string }[],
): (T & { slug: string | null })[] {
  const slugs = new Map(existing.map(({ slug, title }) => [title, slug]));
  return categories.map((category) => ({
    ...category,
    slug: category.slug === undefined ? (slugs.get(category.title ?? '') ?? null) : category.slug,
  }));
}

/** Writes categories, and removes those of `removed`. @returns the ids of all by their names */
export async function writeCategories(
  write: Write,
  { before, different, removed }: Comparison,
): Promise<Map<string, number>> {
  const ids = new Map([...before].map(([name, { id }]) => [name, id as number]));
  for (const { name, row } of different) {
    const values = row as Omit<CategoryRow, 'id'>;
    const id = ids.get(name);
    if (id !== undefined) {
      await write.updateTable('categories').set(values).where('id', '=', id).execute();
    } else {
      const added = write.insertInto('categories').values(values).returning('id');
      ids.set(name, (await added.executeTakeFirstOrThrow()).id);
    }
  }
  for (const name of removed) {
    await write
      .deleteFrom('categories')
      .where('id', '=', ids.get(name) ?? 0)
      .execute();
  }
  return ids;
}
