import type { Database } from '../db/schema';
import { notFound } from '../manners/api-error';
import { sendEncoded } from '../replies/encoded-reply';
import { cardReply, searchReply, toProductReplies } from '../replies/product-reply';
import type { ReplyCache } from '../replies/reply-cache';
import { findCategoryId } from '../repositories/categories-repository';
import { findProduct, listProducts } from '../repositories/products-repository';
import { maxPageSize, type Serve } from './serve';

/** The product list and one product (spec section 7). */
export function productsRoutes(serve: Serve, db: Database, cache: ReplyCache): void {
  serve('GET /api/auth/products/', async ({ query, request, reply }) => {
    const wanted = readListQuery(query);
    const encoded = await cache.reply(`products ${JSON.stringify(wanted)}`, () => list(db, wanted));
    return sendEncoded(request, reply, encoded);
  });

  serve('GET /api/auth/products/{ref}/', async ({ params, request, reply }) => {
    const encoded = await cache.reply(`product ${params.ref}`, () => one(db, params.ref));
    return sendEncoded(request, reply, encoded);
  });
}

async function list(db: Database, { category, limit, newestFirst, fields }: ListQuery) {
  const categoryId = category === undefined ? undefined : await findCategoryId(db, category);
  // As Django's filters: a category that does not exist holds no products.
  if (category !== undefined && categoryId === undefined) return [];
  const rows = await listProducts(db, { categoryId, limit, newestFirst });
  if (fields === 'search') return rows.map(searchReply);
  const replies = await toProductReplies(db, rows, fields === 'card');
  return fields === 'card' ? replies.map(cardReply) : replies;
}

async function one(db: Database, ref: string) {
  const row = await findProduct(db, ref);
  if (!row) throw notFound();
  const [reply] = await toProductReplies(db, [row], false);
  return reply;
}

type ListQuery = ReturnType<typeof readListQuery>;

/**
 * Reads a list's query as Django REST Framework's filters do: an empty or unreadable value is
 * as good as none, unknown names are ignored. Only the meaning is left: it is a cache key too.
 */
const readListQuery = (
  query: Partial<Record<'category' | 'limit' | 'ordering' | 'fields', string>>,
) => ({
  /** Slug or id. */
  category: query.category || undefined,
  limit: readLimit(query.limit),
  newestFirst: query.ordering === '-created_at',
  /**
   * `card`: without the long texts, and with each product's main picture only; `search`: only what
   * a search needs beside the card.
   */
  fields: ['card', 'search'].find((name) => name === query.fields) ?? 'all',
});

function readLimit(text: string | undefined): number {
  if (text === undefined || !/^\d{1,15}$/.test(text)) return maxPageSize;
  const limit = Number(text);
  return limit === 0 ? maxPageSize : Math.min(limit, maxPageSize);
}
