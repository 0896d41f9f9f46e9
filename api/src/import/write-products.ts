import { sql } from 'kysely';
import type { Write } from '../db/schema';
import { inBatches } from './batches';
import type { ImportCounts, ImportData, ImportProduct } from './import-data';
import { type ImportProblem, ImportRefused } from './import-problem';
import { fingerprint, readProductStates } from './product-state';

type Resolved = Omit<ImportProduct, 'place' | 'category' | 'created_at'> & {
  category_id: number | null;
  created_at: string;
};

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

async function upsert(write: Write, products: readonly Resolved[]): Promise<void> {
  for (const batch of inBatches(products)) {
    const rows = await write
      .insertInto('products')
      .values(batch.map(productRow))
      .onConflict((conflict) =>
        conflict.column('slug').doUpdateSet((set) => ({
          title: set.ref('excluded.title'),
          subtitle: set.ref('excluded.subtitle'),
          description: set.ref('excluded.description'),
          price: set.ref('excluded.price'),
          discounted_price: set.ref('excluded.discounted_price'),
          discount_percent: set.ref('excluded.discount_percent'),
          category_id: set.ref('excluded.category_id'),
          available_colors: sql<string>`excluded.available_colors`,
          quantity: set.ref('excluded.quantity'),
          key_features: sql<string>`excluded.key_features`,
          specifications: sql<string>`excluded.specifications`,
          care_instructions: set.ref('excluded.care_instructions'),
          warranty_months: set.ref('excluded.warranty_months'),
          exchange_days: set.ref('excluded.exchange_days'),
          is_popular: set.ref('excluded.is_popular'),
          created_at: sql<string>`excluded.created_at`,
        })),
      )
      .returning(['id', 'slug'])
      .execute();
    await replaceImages(write, batch, new Map(rows.map(({ id, slug }) => [slug, id])));
  }
}

async function replaceImages(
  write: Write,
  products: readonly Resolved[],
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

function productRow({ images: _images, ...product }: Resolved) {
  return {
    ...product,
    available_colors: JSON.stringify(product.available_colors),
    key_features: JSON.stringify(product.key_features),
    specifications: JSON.stringify(product.specifications),
  };
}
