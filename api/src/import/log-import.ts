import type { ChangedFields, Write } from '../db/schema';
import { productFields } from '../products/product-fields';
import { categoryName, listCategories } from '../repositories/categories-repository';
import { recordChange } from '../repositories/changes-repository';
import { type Comparison, changedNames, type Row } from './compare-rows';

/** The fields of a product as the log of the desk has them, from a row of its table. */
export function loggedFields({ images, hidden_at, ...row }: Row): ChangedFields {
  const stored = Object.keys(productFields).filter((name) => name in row);
  return {
    ...Object.fromEntries(stored.map((name) => [name, row[name]])),
    hidden: hidden_at != null,
    pictures: images,
  };
}

/**
 * Notes in the log of the desk what a command changes. Of one product that is its fields, and the
 * desk can undo it; else how many things of each kind.
 * @param more how many rows of other kinds
 */
export async function logImport(
  write: Write,
  title: string,
  kinds: Readonly<Record<'products' | 'categories' | 'posts', Comparison>>,
  more: Readonly<Record<string, number>> = {},
): Promise<void> {
  const counts = Object.entries(kinds).map(([name, { different, removed }]): [string, number] => {
    return [name, different.length + removed.length];
  });
  const after = Object.fromEntries(
    [...counts, ...Object.entries(more)].filter(([, count]) => count > 0),
  );
  if (Object.keys(after).length === 0) return;
  const [one] = kinds.products.different;
  if (JSON.stringify(after) !== '{"products":1}' || one?.change !== 'changed') {
    const entry = { kind: 'import', ref: '', title, before: {}, after } as const;
    await recordChange(write, { userId: 'command', ...entry });
    return;
  }
  const before = loggedFields(one.before ?? {});
  const now = loggedFields(one.row);
  const changed = changedNames(before, now);
  const categories = await listCategories(write);
  /** An import names a category without a slug by its title, the desk by its id. */
  const categoryOf = (name: unknown) => {
    const category = categories.find((one) => categoryName(one) === name);
    return category ? (category.slug ?? String(category.id)) : name;
  };
  const pick = ({ category, ...fields }: ChangedFields): ChangedFields => {
    const all: ChangedFields = { ...fields, category: categoryOf(category) };
    return Object.fromEntries(changed.map((name) => [name, all[name] ?? null]));
  };
  await recordChange(write, {
    userId: 'command',
    kind: 'product',
    ref: Number(one.before?.id),
    title: String(one.row.title),
    before: pick(before),
    after: pick(now),
  });
}
