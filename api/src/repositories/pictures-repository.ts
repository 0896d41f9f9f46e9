import { sql } from 'kysely';
import type { Database, PictureFile } from '../db/schema';

export interface PictureRow {
  hash: string;
  width: number;
  height: number;
  color: string;
  files: PictureFile[];
}

export interface ProductImageRow {
  id: number;
  product_id: number;
  picture_hash: string;
  color: string | null;
  alt: string;
}

/** The images of some products in their order; with `mainOnly` just each one's first. */
export function listProductImages(
  db: Database,
  productIds: readonly number[],
  mainOnly: boolean,
): Promise<ProductImageRow[]> {
  let query = db
    .selectFrom('product_images')
    .select(['id', 'product_id', 'picture_hash', 'color', 'alt'])
    .where('product_id', '=', sql<number>`any(${productIds}::int[])`)
    .orderBy('product_id')
    .orderBy('position');
  if (mainOnly) query = query.where('position', '=', 0);
  return query.execute();
}

/** Encoded pictures by hash. */
export async function findPictures(
  db: Database,
  hashes: Iterable<string>,
): Promise<Map<string, PictureRow>> {
  const wanted = [...new Set(hashes)];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .selectFrom('pictures')
    .selectAll()
    .where('hash', '=', sql<string>`any(${wanted}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.hash, row]));
}
