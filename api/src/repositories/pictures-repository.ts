import { sql } from 'kysely';
import type { Database } from '../db/schema';
import type { EncodedPicture } from '../pictures/encoded-picture';
import { anyOf } from './rows';

/** The images of some products in their order; with `mainOnly` just each one's first. */
export function listProductImages(db: Database, productIds: readonly number[], mainOnly: boolean) {
  let query = db
    .selectFrom('product_images')
    .select(['id', 'product_id as owner_id', 'picture_hash', 'color', 'alt'])
    .where('product_id', '=', anyOf(productIds))
    .orderBy('product_id')
    .orderBy('position');
  if (mainOnly) query = query.where('position', '=', 0);
  return query.execute();
}

/** The pictures of some posts in their order. */
export function listBlogImages(db: Database, postIds: readonly number[]) {
  return db
    .selectFrom('blog_images')
    .select(['id', 'post_id as owner_id', 'picture_hash', 'caption', 'alt'])
    .where('post_id', '=', anyOf(postIds))
    .orderBy('post_id')
    .orderBy('position')
    .execute();
}

/** Adds a picture that lies in the media folder; one that was encoded again gets its new files. */
export async function storePicture(db: Database, picture: EncodedPicture): Promise<void> {
  const row = { ...picture, files: JSON.stringify(picture.files) };
  await db
    .insertInto('pictures')
    .values(row)
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ files: row.files }))
    .execute();
}

/** Encoded pictures by hash. */
export async function findPictures(
  db: Database,
  hashes: Iterable<string>,
): Promise<Map<string, EncodedPicture>> {
  const uniqueHashes = [...new Set(hashes)];
  if (uniqueHashes.length === 0) return new Map();
  const rows = await db
    .selectFrom('pictures')
    .selectAll()
    .where('hash', '=', sql<string>`any(${uniqueHashes}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.hash, row]));
}
