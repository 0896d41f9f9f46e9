import type { Database } from '../db/schema';
import { isRemoved, type Row, readRows, targets } from '../import/compare-rows';
import { categoryName, listCategories } from '../repositories/categories-repository';
import { recordTables } from './record-tables';

export type ShopData = Awaited<ReturnType<typeof readShop>>;

/** All that an export holds, of one moment, each in the order in which it was made. */
export const readShop = (db: Database) =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (read) => {
      const categories = await listCategories(read);
      const names = new Map(
        categories.map((one): [unknown, string] => [one.id, categoryName(one)]),
      );
      const products = inOrder(await readRows(read, targets.products));
      const records: Record<string, readonly Row[]> = {};
      for (const [name, { select }] of Object.entries(recordTables)) {
        records[name] = (await select.execute(read)).rows;
      }
      return {
        categories: categories as Row[],
        products: products
          .filter((row) => !isRemoved(row))
          .map(({ category_id, hidden_at, ...row }): Row => {
            return { ...row, category: names.get(category_id), hidden: hidden_at !== null };
          }),
        posts: inOrder(await readRows(read, targets.posts)),
        pictures: [...(await readRows(read, targets.pictures)).values()],
        records,
      };
    });

const inOrder = (rows: ReadonlyMap<string, Row>): Row[] =>
  [...rows.values()].sort((a, b) => Number(a.id) - Number(b.id));
