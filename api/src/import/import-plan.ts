import type { Database } from '../db/schema';
import { countHolders } from '../repositories/product-holders';
import type { Comparisons } from './compare-import';
import { type Comparison, type Difference, isSameValue } from './compare-rows';
import type { ImportCounts, ImportReport } from './import-data';
import { excerpts, isEmptyValue } from './shown-value';

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

function countsOf({ different, unchanged, removed }: Comparison): ImportCounts {
  const changed = different.filter(({ change }) => change === 'changed').length;
  return { added: different.length - changed, changed, unchanged, removed: removed.length };
}

const changesOf = (kind: Change['kind'], { different, removed }: Comparison): Change[] => [
  ...different.map((one) => ({
    ...{ kind, name: one.name, change: one.change },
    fields: fieldChanges(one),
  })),
  ...removed.map((name): Change => ({ kind, name, change: 'removed', fields: [] })),
];

/** None of a row that the shop does not have. */
const fieldChanges = ({ row, before }: Difference): FieldChange[] =>
  Object.keys(before ? row : {})
    .filter((name) => name !== 'removed_at' && !isSameValue(before?.[name], row[name]))
    .map((name) => {
      const [from, to] = excerpts(before?.[name], row[name]);
      return { name, from, to, isEmptied: isEmptyValue(row[name]) };
    });
