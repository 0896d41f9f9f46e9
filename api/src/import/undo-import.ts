import type { Database, Write } from '../db/schema';
import { isSaleBelowPrice, productFields } from '../products/product-fields';
import { lockCatalogVersion } from '../repositories/catalog-state';
import { type Comparisons, compareImport } from './compare-import';
import { type Comparison, changedNames, isRemoved, type Row, targets } from './compare-rows';
import { type Change, changesOf } from './import-plan';
import { logImport } from './log-import';
import { writeProducts, writeRows } from './write-rows';

/** What an import did to a thing: the fields that it changed, null where the shop had no such thing. */
export interface ImportEntry {
  kind: Change['kind'];
  name: string;
  before: Row | null;
  after: Row | null;
}

const columns: Readonly<Record<Change['kind'], readonly string[]>> = {
  product: [
    ...Object.keys(productFields).filter((name) => name !== 'hidden'),
    ...['hidden_at', 'removed_at'],
  ],
  category: ['id', 'slug', 'title', 'description', 'picture_hash'],
  post: 'slug title excerpt content author images created_at updated_at'.split(' '),
};

const pick = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.map((name) => [name, row[name]]));

/** Remembers what an import changes, in place of what the one before it did. */
export async function recordImport(
  write: Write,
  { products, categories, posts }: Pick<Comparisons, 'products' | 'categories' | 'posts'>,
): Promise<void> {
  const entries = [
    ...entriesOf('product', products),
    ...entriesOf('category', categories),
    ...entriesOf('post', posts),
  ];
  if (entries.length === 0) return;
  await write.deleteFrom('last_import').execute();
  const row = { id: 1, at: new Date(), entries: JSON.stringify(entries) };
  await write.insertInto('last_import').values(row).execute();
}

const entriesOf = (kind: Change['kind'], { before: shop, different, removed }: Comparison) => [
  ...different.map(({ name, row, before }): ImportEntry => {
    if (!before) return { kind, name, before: null, after: row };
    const changed = changedNames(before, row);
    return { kind, name, before: pick(before, changed), after: pick(row, changed) };
  }),
  ...removed.map((name): ImportEntry => {
    const before = pick(shop.get(name) ?? {}, columns[kind]);
    return { kind, name, before, after: null };
  }),
];

/** What was taken back of an import, and what stays. */
export interface UndoReport {
  /** When it was imported, ISO; null: there is none to take back. */
  at: string | null;
  /** Things as they were before, or removed. */
  undone: readonly Change[];
  /** Things that were changed since, or that others need. */
  remaining: readonly Pick<Change, 'kind' | 'name'>[];
}

class DryRun extends Error {}

/**
 * Takes the last import back, in one transaction. A thing stays as it is if a field that the import
 * changed was changed again since. Comments that went with a post do not come back.
 */
export async function undoImport(
  db: Database,
  { dryRun }: { dryRun: boolean },
): Promise<UndoReport> {
  let report: UndoReport = { at: null, undone: [], remaining: [] };
  const work = db.transaction().execute(async (write) => {
    await lockCatalogVersion(write);
    const last = await write.selectFrom('last_import').selectAll().executeTakeFirst();
    if (!last) return;
    report = { at: last.at.toISOString(), ...(await takeBack(write, last.entries)) };
    await write.deleteFrom('last_import').execute();
    if (dryRun) throw new DryRun();
  });
  await work.catch((error: unknown) => {
    if (!(error instanceof DryRun)) throw error;
  });
  return report;
}

async function takeBack(write: Write, entries: readonly ImportEntry[]) {
  const removeMissing = { products: false, categories: false, posts: false };
  const none = { products: [], categories: [], posts: [], pictures: [], records: {} };
  const shop = await compareImport(write, { ...none, version: 0, removeMissing, seedHash: null });
  const plans = {
    product: planOf('product', shop.products, entries),
    category: planOf('category', shop.categories, entries),
    post: planOf('post', shop.posts, entries),
  };
  const { product, category, post } = plans;
  await writeRows(write, targets.categories, { ...category, removed: [] });
  await writeProducts(write, product);
  await writeRows(write, targets.posts, post);
  const used = await write
    .selectFrom('products')
    .select('category_id')
    .distinct()
    .where('removed_at', 'is', null)
    .execute();
  const ids = new Set(used.map(({ category_id }) => category_id));
  const isUsed = (name: string) => ids.has(category.before.get(name)?.id as number);
  category.remaining.push(...category.removed.filter(isUsed));
  category.removed = category.removed.filter((name) => !isUsed(name));
  await writeRows(write, targets.categories, { ...category, different: [] });
  const undone = { products: product, categories: category, posts: post };
  await logImport(write, 'Import taken back', undone);
  const all = Object.entries(plans) as [Change['kind'], (typeof plans)['product']][];
  return {
    undone: all.flatMap(([kind, plan]) => changesOf(kind, plan)),
    remaining: all.flatMap(([kind, { remaining }]) => remaining.map((name) => ({ kind, name }))),
  };
}

/** What is written of one kind, as an import would write it, and the names of what stays. */
function planOf(kind: Change['kind'], { before: shop }: Comparison, all: readonly ImportEntry[]) {
  const entries = all.filter((entry) => entry.kind === kind);
  const isAsLeft = ({ name, after }: ImportEntry): boolean => {
    const now = shop.get(name);
    if (after === null) return !now || isRemoved(now);
    return now !== undefined && changedNames(now, after).length === 0;
  };
  const rowOf = ({ name, before }: ImportEntry): Row => {
    const now = shop.get(name);
    return { ...(now && pick(now, columns[kind])), ...before };
  };
  // A sale price that was set since may not fit the price of before.
  const canGoBack = (entry: ImportEntry): boolean =>
    isAsLeft(entry) &&
    (kind !== 'product' || entry.before === null || isSaleBelowPrice(rowOf(entry)));
  const left = entries.filter(canGoBack);
  const different = left.flatMap((entry) => {
    const { name, before, after } = entry;
    const row = rowOf(entry);
    const change = after === null ? ('added' as const) : ('changed' as const);
    return before === null ? [] : [{ name, change, row, before: shop.get(name) }];
  });
  const removed = left.filter(({ before }) => before === null).map(({ name }) => name);
  const remaining = entries.filter((entry) => !canGoBack(entry)).map(({ name }) => name);
  return { before: shop, different, removed, remaining, unchanged: 0 };
}
