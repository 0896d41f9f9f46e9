import { sql } from 'kysely';
import { asCell } from '../cells/write-cells';
import type { Database } from '../db/schema';
import { anyOf } from '../repositories/rows';
import type { Comparisons } from './compare-import';
import { type Comparison, changedNames, type Difference } from './compare-rows';
import type { ImportCounts, ImportReport } from './import-data';

/** What an import would do. */
export interface ImportPlan {
  report: ImportReport;
  changes: readonly Change[];
  /** How many carts and wishlists hold products that are removed. */
  holders: { carts: number; wishlists: number };
  /** How many comments go with posts that are removed. */
  commentsLost: number;
  /** Categories that would be removed if no products were in them. */
  categoriesInUse: readonly { name: string; products: number }[];
}

/** What happens to one product, category or post. */
export interface Change {
  kind: 'product' | 'category' | 'post';
  name: string;
  change: 'added' | 'changed' | 'removed';
  fields: readonly FieldChange[];
}

/** Old and new value of a field, as a CSV file holds it; a long one near where it differs. */
export interface FieldChange {
  name: string;
  from: string;
  to: string;
  isEmptied: boolean;
}

export async function makePlan(
  db: Database,
  { categories, products, posts, categoriesInUse }: Comparisons,
  records: ImportReport['records'],
): Promise<ImportPlan> {
  const removedIds = ({ before, removed }: Comparison) =>
    removed.map((name) => before.get(name)?.id as number);
  const { added, removed, unchanged } = posts.comments;
  return {
    report: {
      products: countsOf(products),
      categories: countsOf(categories),
      posts: countsOf(posts),
      comments: { added: added.length, changed: 0, unchanged, removed: removed.length },
      records,
    },
    changes: [
      ...changesOf('product', products),
      ...changesOf('category', categories),
      ...changesOf('post', posts),
    ],
    ...(await countHolders(db, { products: removedIds(products), posts: removedIds(posts) })),
    categoriesInUse,
  };
}

/** How many carts and wishlists hold some products, and how many comments some posts have. */
async function countHolders(
  db: Database,
  { products, posts }: { products: readonly number[]; posts: readonly number[] },
) {
  const { rows } = await sql<Record<'carts' | 'wishlists' | 'comments', number>>`select
    (select count(distinct user_id)::int from cart_items where product_id = ${anyOf(products)}) as carts,
    (select count(distinct user_id)::int from wishlist_items where product_id = ${anyOf(products)}) as wishlists,
    (select count(*)::int from comments where post_id = ${anyOf(posts)}) as comments`.execute(db);
  const [{ carts, wishlists, comments } = { carts: 0, wishlists: 0, comments: 0 }] = rows;
  return { holders: { carts, wishlists }, commentsLost: comments };
}

function countsOf({ different, unchanged, removed }: Comparison): ImportCounts {
  const changed = different.filter(({ change }) => change === 'changed').length;
  return { added: different.length - changed, changed, unchanged, removed: removed.length };
}

/** What becomes of the things of one kind, with the fields that differ. */
export const changesOf = (kind: Change['kind'], { different, removed }: Comparison): Change[] => [
  ...different.map((one) => ({
    ...{ kind, name: one.name, change: one.change },
    fields: fieldChanges(one, columnNames[kind]),
  })),
  ...removed.map((name): Change => ({ kind, name, change: 'removed', fields: [] })),
];

/** What files call columns of the database. */
const columnNames: Readonly<Record<Change['kind'], Readonly<Record<string, string>>>> = {
  product: { hidden_at: 'hidden' },
  category: { picture_hash: 'image' },
  post: { created_at: 'date', updated_at: 'updated', images: 'pictures' },
};

/** None of a row that the shop does not have. */
const fieldChanges = (
  { row, before }: Difference,
  names: Readonly<Record<string, string>>,
): FieldChange[] =>
  (before ? changedNames(before, row) : [])
    .filter((name) => name !== 'removed_at')
    .map((column) => {
      const [was, is] = [before?.[column], row[column]].map((value) =>
        column === 'hidden_at' ? value != null : value,
      );
      const [from, to] = excerpts(was, is);
      return { name: names[column] ?? column, from, to, isEmptied: asCell(is) === '' };
    });

/** Characters of a value that are shown. */
const maxLength = 60;

/** Two values that differ, as texts; of long ones the part where they begin to differ. */
function excerpts(from: unknown, to: unknown): [from: string, to: string] {
  const [before, after] = [from, to].map(asLine) as [string, string];
  if (Math.max(before.length, after.length) <= maxLength) return [before, after];
  const [old, now] = [[...before], [...after]];
  const differs = old.findIndex((letter, at) => letter !== now[at]);
  const start = Math.max(0, (differs < 0 ? old.length : differs) - maxLength / 3);
  return [cut(old, start), cut(now, start)];
}

function cut(letters: readonly string[], start: number): string {
  if (letters.length === 0) return '';
  const end = start + maxLength;
  return `${start > 0 ? '…' : ''}${letters.slice(start, end).join('')}${letters.length > end ? '…' : ''}`;
}

const asLine = (value: unknown): string => asCell(value).replace(/\s+/g, ' ');
