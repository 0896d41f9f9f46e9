import type { ProductReply } from '@shop/shared/contract';
import type { Database } from '../db/schema';
import { productReply } from '../replies/product-reply';
import {
  findPictures,
  listProductImages,
  type ProductImageRow,
} from '../repositories/pictures-repository';
import { findProducts, type ProductRow } from '../repositories/products-repository';

/** Products with their pictures, as the contract writes them; with `mainOnly` the first picture. */
export async function toProductReplies(
  db: Database,
  rows: readonly ProductRow[],
  mainOnly: boolean,
): Promise<ProductReply[]> {
  const images = await listProductImages(
    db,
    rows.map((row) => row.id),
    mainOnly,
  );
  const pictures = await findPictures(
    db,
    images.map((image) => image.picture_hash),
  );
  const byProduct = new Map<number, ProductImageRow[]>(rows.map((row) => [row.id, []]));
  for (const image of images) byProduct.get(image.product_id)?.push(image);
  return rows.map((row) => productReply(row, byProduct.get(row.id) ?? [], pictures));
}

/** The products of some items by id, for items that hold them. */
export async function describeProductsById(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, ProductReply>> {
  if (ids.length === 0) return new Map();
  const replies = await toProductReplies(db, await findProducts(db, ids), false);
  return new Map(replies.map((reply) => [reply.id, reply]));
}
