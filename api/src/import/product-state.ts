import type { Write } from '../db/schema';
import type { ImportProduct } from './import-data';

/** A product in the shop: its id, and all that an import can change, as comparable text. */
export interface ProductState {
  id: number;
  created_at: string;
  fingerprint: string;
}

type Comparable = Omit<ImportProduct, 'place' | 'slug' | 'category'> & {
  category_id: number | null;
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
    rows.map(({ id, slug, ...row }) => {
      const created_at = row.created_at.toISOString();
      const state = { ...row, created_at, images: imagesOf.get(id) ?? [] };
      return [slug, { id, created_at, fingerprint: fingerprint(state) }];
    }),
  );
}

/** The same text for the same product, whatever the order its fields came in. */
export function fingerprint(product: Comparable): string {
  return JSON.stringify([
    product.title,
    product.subtitle,
    product.description,
    product.price,
    product.discounted_price,
    product.discount_percent,
    product.category_id,
    product.available_colors.map(({ name, hex }) => [name, hex]),
    product.quantity,
    product.key_features,
    Object.entries(product.specifications),
    product.care_instructions,
    product.warranty_months,
    product.exchange_days,
    product.is_popular,
    product.created_at,
    product.images.map(({ hash, color, alt }) => [hash, color, alt]),
  ]);
}
