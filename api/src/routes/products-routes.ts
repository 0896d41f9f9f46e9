import type { Database } from '../db/schema';
import { notFound } from '../http/api-error';
import { sendEncoded } from '../replies/encoded-reply';
import { cardReply, searchReply, toProductReplies } from '../replies/product-reply';
import type { ReplyCache } from '../replies/reply-cache';
import { findCategoryId } from '../repositories/categories-repository';
import {
  countProducts,
  findOrdering,
  findProduct,
  listProducts,
} from '../repositories/products-repository';
import { maxPageSize, type Serve } from './serve';

/** The product list and one product (spec section 7). */
export function productsRoutes(serve: Serve, db: Database, cache: ReplyCache): void {
  /** Counted one time for each version of the catalogue. */
  const count = async (category?: string): Promise<number> => {
    const { bodies } = await cache.reply(`count ${category ?? ''}`, async () => {
      const id = category === undefined ? undefined : await findCategoryId(db, category);
      return category === undefined || id !== undefined ? countProducts(db, id) : 0;
    });
    return Number(bodies.identity);
  };
  const part = async (listQuery: ListQuery, version: number) => ({
    count: await count(listQuery.category),
    shop_count: await count(),
    // Shows the client that both order and offset were understood.
    ordering: listQuery.ordering,
    version,
    results: await list(db, listQuery),
  });

  serve('GET /api/auth/products/', async ({ query, request, reply }) => {
    const listQuery = readListQuery(query);
    const encoded = await cache.reply(`products ${JSON.stringify(listQuery)}`, (version) =>
      listQuery.offset === undefined ? list(db, listQuery) : part(listQuery, version),
    );
    return sendEncoded(request, reply, encoded);
  });

  serve('GET /api/auth/products/{ref}/', async ({ params, request, reply }) => {
    const encoded = await cache.reply(`product ${params.ref}`, () => one(db, params.ref));
    return sendEncoded(request, reply, encoded);
  });
}

async function list(db: Database, { category, fields, ...range }: ListQuery) {
  const categoryId = category === undefined ? undefined : await findCategoryId(db, category);
  // As Django's filters: a category that does not exist holds no products.
  if (category !== undefined && categoryId === undefined) return [];
  const rows = await listProducts(db, { categoryId, ...range });
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
function readListQuery(
  query: Partial<
    Record<'category' | 'limit' | 'ordering' | 'fields' | 'offset' | 'page_size', string>
  >,
) {
  const offset = /^\d{1,9}$/.test(query.offset ?? '') ? Number(query.offset) : undefined;
  const ordering = findOrdering(query.ordering);
  return {
    /** Slug or id. */
    category: query.category || undefined,
    offset,
    limit: readLimit(offset === undefined ? query.limit : query.page_size),
    ordering: offset === undefined && ordering !== '-created_at' ? 'id' : ordering,
    /**
     * `card`: without the long texts, and with each product's main picture only; `search`: only
     * what a search needs in addition to the card.
     */
    fields: ['card', 'search'].find((name) => name === query.fields) ?? 'all',
  } as const;
}

function readLimit(text: string | undefined): number {
  if (text === undefined || !/^\d{1,15}$/.test(text)) return maxPageSize;
  const limit = Number(text);
  return limit === 0 ? maxPageSize : Math.min(limit, maxPageSize);
}
