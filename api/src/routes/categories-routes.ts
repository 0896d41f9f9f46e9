import type { CategoryReply } from '@shop/shared/contract';
import type { Database } from '../db/schema';
import type { EncodedPicture } from '../pictures/encoded-picture';
import { sendEncoded } from '../replies/encoded-reply';
import { imageReply } from '../replies/image-reply';
import type { ReplyCache } from '../replies/reply-cache';
import { type CategoryRow, listCategories } from '../repositories/categories-repository';
import { findPictures } from '../repositories/pictures-repository';
import type { Serve } from './serve';

/** The categories (spec section 7). */
export function categoriesRoutes(serve: Serve, db: Database, cache: ReplyCache): void {
  serve('GET /api/auth/categories/', async ({ request, reply }) =>
    sendEncoded(request, reply, await cache.reply('categories', () => list(db))),
  );
}

async function list(db: Database): Promise<CategoryReply[]> {
  const rows = await listCategories(db);
  const pictures = await findPictures(
    db,
    rows.flatMap((row) => row.picture_hash ?? []),
  );
  return rows.map((row) => categoryReply(row, pictures));
}

function categoryReply(
  { id, slug, title, description, picture_hash }: CategoryRow,
  pictures: ReadonlyMap<string, EncodedPicture>,
): CategoryReply {
  const found = picture_hash === null ? undefined : pictures.get(picture_hash);
  const picture = found && imageReply({ id, alt: title, color: null }, found);
  return {
    id,
    slug,
    title,
    description,
    image: picture?.image ?? null,
    ...(picture && { picture }),
  };
}
