import type { DeskPictureReply, DeskProductReply } from '@shop/shared/contract';
import type { Database } from '../db/schema';
import { listProductImages } from '../repositories/pictures-repository';
import type { ProductRow } from '../repositories/products-repository';
import { imageReply, imagesByOwner } from './image-reply';

/** Products as staff see them; with `mainOnly` the first picture of each. */
export async function deskProductReplies(
  db: Database,
  rows: readonly ProductRow[],
  mainOnly: boolean,
): Promise<DeskProductReply[]> {
  const ids = rows.map(({ id }) => id);
  const images = await imagesByOwner(
    db,
    await listProductImages(db, ids, mainOnly),
    (row, picture): DeskPictureReply => ({ hash: picture.hash, ...imageReply(row, picture) }),
  );
  return rows.map(({ id, slug, title, category, price, discounted_price, quantity, ...row }) => ({
    ...{ id, slug, title, category, price, discounted_price, quantity },
    ...(!mainOnly && {
      description: row.description,
      available_colors: row.available_colors,
      country_of_origin: row.country_of_origin,
    }),
    sale_ends_at: row.sale_ends_at?.toISOString() ?? null,
    hidden: row.hidden_at !== null,
    version: row.version,
    images: images.get(id) ?? [],
  }));
}
