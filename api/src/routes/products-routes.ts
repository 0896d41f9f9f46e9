import type { Database } from '../db/schema';
import { found } from '../http/api-error';
import { sendEncoded } from '../replies/encoded-reply';
import { cardReply, feedReply, searchReply, toProductReplies } from '../replies/product-reply';
import type { ReplyCache } from '../replies/reply-cache';
import { findCategoryId } from '../repositories/categories-repository';
import {
  countProducts,
  findOrdering,
  findProduct,
  listColors,
  listProducts,
  type ProductFilter,
} from '../repositories/products-repository';
import { type Call, maxPageSize, type Serve } from './serve';

/** The product list and one product (spec section 7). */
export function productsRoutes(serve: Serve, db: Database, cache: ReplyCache): void {
  /** Read once for each version of the catalogue; nothing is in an unknown category. */
  const read = async <T>(
    name: string,
    ask: (db: Database, filter: ProductFilter) => Promise<T>,
    filter: Filter,
    empty: T,
  ): Promise<T> => {
    const { bodies } = await cache.reply(`${name} ${JSON.stringify(filter)}`, async () => {
      const known = await inCategory(db, filter);
      return known ? ask(db, known) : empty;
    });
    return JSON.parse(String(bodies.identity)) as T;
  };
  const part = async (listQuery: ListQuery, version: number) => ({
    count: await read('count', countProducts, listQuery.filter, 0),
    shop_count: await read('count', countProducts, {}, 0),
    // Shows the client that order, offset and filters were understood.
    ordering: listQuery.ordering,
    filters: ['category', 'color', 'maxPrice', 'inStock'],
    colors: await read('colors', listColors, { category: listQuery.filter.category }, []),
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

/** The filter with its category's id; undefined for an unknown category, as in Django. */
async function inCategory(db: Database, { category, ...filter }: Filter) {
  if (category === undefined) return filter;
  const categoryId = await findCategoryId(db, category);
  return categoryId === undefined ? undefined : { categoryId, ...filter };
}

async function list(db: Database, { filter, fields, ...range }: ListQuery) {
  const known = await inCategory(db, filter);
  if (!known) return [];
  const rows = await listProducts(db, { ...known, ...range });
  if (fields === 'search') return rows.map(searchReply);
  const replies = await toProductReplies(db, rows, fields !== 'all');
  if (fields === 'feed') return replies.map(feedReply);
  return fields === 'card' ? replies.map(cardReply) : replies;
}

async function one(db: Database, ref: string) {
  const row = found(await findProduct(db, ref));
  return (await toProductReplies(db, [row], false))[0];
}

type ListQuery = ReturnType<typeof readListQuery>;
type Filter = Partial<ListQuery['filter']>;

/**
 * Reads a list's query as Django REST Framework's filters do: an empty or unreadable value is
 * as good as none, unknown names are ignored. Only the meaning is left: it is a cache key too.
 */
function readListQuery(query: Call<'GET /api/auth/products/'>['query']) {
  const offset = /^\d{1,9}$/.test(query.offset ?? '') ? Number(query.offset) : undefined;
  const ordering = findOrdering(query.ordering);
  return {
    filter: {
      /** Slug or id. */
      category: query.category || undefined,
      color: query.color || undefined,
      maxPrice: /^\d{1,8}$/.test(query.maxPrice ?? '') ? Number(query.maxPrice) : undefined,
      inStock: query.inStock === 'true' || undefined,
    },
    offset,
    limit: readLimit(offset === undefined ? query.limit : query.page_size),
    ordering: offset === undefined && ordering !== '-created_at' ? 'id' : ordering,
    /**
     * `card`: without the long texts, and with each product's main picture only; `feed`: that, with
     * description and specifications; `search`: only what a search needs in addition to the card.
     */
    fields: ['card', 'feed', 'search'].find((name) => name === query.fields) ?? 'all',
  } as const;
}

function readLimit(text: string | undefined): number {
  if (text === undefined || !/^\d{1,15}$/.test(text)) return maxPageSize;
  const limit = Number(text);
  return limit === 0 ? maxPageSize : Math.min(limit, maxPageSize);
}
