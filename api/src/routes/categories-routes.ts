import type { CategoryReply } from '@shop/shared/contract';
import type { Database } from '../db/schema';
import { sendEncoded } from '../replies/encoded-reply';
import { imageReply, imagesByOwner } from '../replies/image-reply';
import type { ReplyCache } from '../replies/reply-cache';
import { listCategories } from '../repositories/categories-repository';
import type { Serve } from './serve';

/** The categories (spec section 7). */
export function categoriesRoutes(serve: Serve, db: Database, cache: ReplyCache): void {
  serve('GET /api/auth/categories/', async ({ request, reply }) =>
    sendEncoded(request, reply, await cache.reply('categories', () => list(db))),
  );
}

async function list(db: Database): Promise<CategoryReply[]> {
  const rows = await listCategories(db);
  const images = rows.flatMap(({ id, title, picture_hash }) =>
    picture_hash === null ? [] : [{ id, owner_id: id, picture_hash, alt: title, color: null }],
  );
  const pictures = await imagesByOwner(db, images, imageReply);
  return rows.map(({ id, slug, title, description }) => {
    const [picture] = pictures.get(id) ?? [];
    const image = picture?.image ?? null;
    return { id, slug, title, description, image, ...(picture && { picture }) };
  });
}
