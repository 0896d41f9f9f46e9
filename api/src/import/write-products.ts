import { type Insertable, sql } from 'kysely';
import type { ProductsTable, Write } from '../db/schema';
import { storedEntries } from '../products/product-fields';
import { inBatches } from './batches';
import type { ImportCounts, ImportData, ImportProduct } from './import-data';
import { type ImportProblem, ImportRefused } from './import-problem';
import { fingerprint, readProductStates, type StoredProduct } from './product-state';

/** Adds, changes and (when asked) removes products, matched by slug. Throws ImportRefused. */
export async function writeProducts(
  write: Write,
  { products, removeMissing }: ImportData,
  categoryIds: ReadonlyMap<string, number>,
): Promise<ImportCounts> {
  refuseUnknownCategories(products, categoryIds);
  const states = await readProductStates(write);
  const now = new Date().toISOString();
  const resolved = products.map(({ place: _place, category, created_at, ...product }) => ({
    ...product,
    category_id: category === null ? null : (categoryIds.get(category) ?? null),
    created_at: created_at ?? states.get(product.slug)?.created_at ?? now,
  }));
  const added = resolved.filter(({ slug }) => !states.has(slug));
  const changed = resolved.filter((product) => {
    const state = states.get(product.slug);
    return state !== undefined && state.fingerprint !== fingerprint(product);
  });
  await upsert(write, [...added, ...changed]);
  const named = new Set(products.map(({ slug }) => slug));
  const missing = removeMissing ? [...states].filter(([slug]) => !named.has(slug)) : [];
  for (const batch of inBatches(missing.map(([, { id }]) => id))) {
    await write.deleteFrom('products').where('id', 'in', batch).execute();
  }
  return {
    added: added.length,
    changed: changed.length,
    unchanged: resolved.length - added.length - changed.length,
    removed: missing.length,
  };
}

function refuseUnknownCategories(
  products: readonly ImportProduct[],
  categoryIds: ReadonlyMap<string, number>,
): void {
  const problems: ImportProblem[] = products.flatMap(({ place, category }) =>
    category === null || categoryIds.has(category)
      ? []
      : [{ ...place, column: 'category', message: `'${category}' is no category of the shop` }],
  );
  if (problems.length > 0) throw new ImportRefused(problems);
}

async function upsert(write: Write, products: readonly StoredProduct[]): Promise<void> {
  for (const batch of inBatches(products)) {
    const values = batch.map(productRow);
    const rows = await write
      .insertInto('products')
      .values(values)
      .onConflict((conflict) =>
        conflict
          .column('slug')
          .doUpdateSet(
            Object.fromEntries(
              Object.keys(values[0] ?? {}).map((name) => [name, sql.ref(`excluded.${name}`)]),
            ),
          ),
      )
      .returning(['id', 'slug'])
      .execute();
    await replaceImages(write, batch, new Map(rows.map(({ id, slug }) => [slug, id])));
  }
}

async function replaceImages(
  write: Write,
  products: readonly StoredProduct[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  await write
    .deleteFrom('product_images')
    .where('product_id', 'in', [...ids.values()])
    .execute();
  const images = products.flatMap(({ slug, images: shown }) =>
    shown.map(({ hash, color, alt }, position) => ({
      product_id: ids.get(slug) ?? 0,
      position,
      picture_hash: hash,
      color,
      alt,
    })),
  );
  for (const batch of inBatches(images)) {
    await write.insertInto('product_images').values(batch).execute();
  }
}

const productRow = ({
  category_id,
  created_at,
  ...product
}: StoredProduct): Insertable<ProductsTable> => ({
  category_id,
  created_at,
  ...(Object.fromEntries(
    storedEntries().map(([name, { column }]) => [
      name,
      column === 'json' ? JSON.stringify(product[name]) : product[name],
    ]),
  ) as Omit<Insertable<ProductsTable>, 'category_id' | 'created_at'>),
});
