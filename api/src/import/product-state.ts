import type { Write } from '../db/schema';
import { storedEntries } from '../products/product-fields';
import type { ImportProduct } from './import-data';

/** A product in the shop: its id, and all that an import can change, as comparable text. */
export interface ProductState {
  id: number;
  created_at: string;
  fingerprint: string;
}

/** What an import can change of a product, as it is stored. */
export type StoredProduct = Omit<ImportProduct, 'place' | 'category' | 'created_at'> & {
  category_id: number | null;
  created_at: string;
};

/** All products of the shop by slug. */
export async function readProductStates(write: Write): Promise<Map<string, ProductState>> {
  const rows = await write.selectFrom('products').selectAll().orderBy('id').execute();
  const images = await write
    .selectFrom('product_images')
    .select(['product_id', 'picture_hash as hash', 'color', 'alt'])
    .orderBy('product_id')
    .orderBy('position')
    .execute();
  const imagesOf = new Map<number, ImportProduct['images']>(rows.map(({ id }) => [id, []]));
  for (const { product_id, ...image } of images) imagesOf.get(product_id)?.push(image);
  return new Map(
    rows.map(({ id, ...row }) => {
      const created_at = row.created_at.toISOString();
      const state = { ...row, created_at, images: imagesOf.get(id) ?? [] };
      return [row.slug, { id, created_at, fingerprint: fingerprint(state) }];
    }),
  );
}

/** The same text for the same product, whatever the order its fields came in. */
export function fingerprint(product: StoredProduct): string {
  const { category_id, created_at, images } = product;
  return JSON.stringify([
    category_id,
    created_at,
    images.map(({ hash, color, alt }) => [hash, color, alt]),
    storedEntries().map(([name]) => product[name]),
  ]);
}
