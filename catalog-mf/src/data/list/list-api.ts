import {
  type ColorChoice,
  type ProductCard,
  readColors,
  reshapeCard,
  reshapeCards,
} from '@shop/shared/entities';
import { isHttpError, request, requestList } from '@shop/shared/http';
import { inTimeSlices } from '../time-slices';
import { apiFilters, type ListQuery } from './list-filters';
import { nearestPage, pageSize } from './list-rules';

const productsCall = 'GET /api/auth/products/';

/** No slug is longer: a longer one is not worth a request. */
const maxParamLength = 255;

/** Products of one reply when all are read. */
const partSize = 1_000;

/** To read more takes longer than a page or a sitemap has, and memory of each worker and browser. */
const maxRead = 100_000;

/** A shop of more is shown page by page; the whole list comes for a search only. */
const maxWholeList = 120;

/** One page of a list in an order, of an API that gives parts of its list. */
export interface CardPage {
  cards: readonly ProductCard[];
  /** all products of the list, or all matches */
  total: number;
  /** the existing page nearest to the requested one; 1 for an empty list */
  page: number;
  /** The shop has too many products for a list in memory, unless a visitor searches. */
  isLarge: boolean;
  /** what the products of the category come in */
  colors: readonly ColorChoice[];
}

/**
 * One page of the list; all products of it when the API gives no parts.
 * A 404 means an empty list (spec section 8).
 * @throws HttpError, NetworkError
 */
export async function loadPage(
  query: ListQuery,
  signal?: AbortSignal,
): Promise<CardPage | ProductCard[]> {
  const { category, sort, page } = query;
  const filters = { fields: 'card', ...apiFilters(query) };
  const ask = async (page: number) => {
    // Beyond the API's limits: such an address shows the last page all the same.
    const offset = Math.min((page - 1) * pageSize, 999_999_999);
    return { page, reply: await orEmpty(askPart(filters, sort, offset, pageSize, signal), []) };
  };
  let answer = await ask(page);
  if (isPart(answer.reply)) {
    const nearest = nearestPage(page, answer.reply.count);
    // One time: an API whose count keeps changing would be called without end.
    if (nearest !== page) answer = await ask(nearest);
  }
  const { reply } = answer;
  if (!reply) return loadCards(query, signal);
  if (!isPart(reply)) return toCards(reply);
  const { count, shop_count, results, filters: known = ['category'], colors } = reply;
  const asked = Object.keys(apiFilters(query));
  // Its count would be that of other products: all are read, and filtered here.
  if (asked.some((name) => !known.includes(name))) return loadCards({ category }, signal);
  const isLarge = shop_count > maxWholeList;
  const cards = reshapeCards(results);
  return { cards, total: count, page: answer.page, isLarge, colors: readColors(colors) };
}

/**
 * All products, or those of a query; only the fields of cards when the API can leave the rest out.
 * @throws HttpError, NetworkError
 */
export async function loadCards(
  query: Partial<ListQuery>,
  signal?: AbortSignal,
): Promise<ProductCard[]> {
  const request = requestAll('card', apiFilters(query), signal);
  const { all, version } = await orEmpty<Whole, Whole>(request, { all: [] });
  const cards = await toCards(all);
  if (version !== undefined) versions.set(cards, version);
  return cards;
}

/** Of whole lists: the catalogue's version, if the API gives it. */
export const versions = new WeakMap<readonly ProductCard[], number>();

let lastRead: ProductCard[] = [];

/** All cards, on a server: they are read again only when the catalogue's version is another. */
export async function loadCardsOnServer(signal?: AbortSignal): Promise<ProductCard[]> {
  const cards = lastRead;
  if (versions.has(cards)) {
    const part = await orEmpty(askPart({ fields: 'search' }, 'id', 0, 1, signal), undefined);
    if (part && isPart(part) && part.version === versions.get(cards)) return cards;
  }
  lastRead = await loadCards({}, signal);
  return lastRead;
}

async function toCards(list: readonly unknown[]): Promise<ProductCard[]> {
  // Parts of a changing list may bring the same product twice.
  const cards = new Map<string, ProductCard>();
  await inTimeSlices(list, (raw) => {
    const card = reshapeCard(raw);
    if (card) cards.set(card.slug, card);
  });
  return [...cards.values()];
}

/** All products as the API writes them. */
interface Whole {
  all: readonly unknown[];
  /** the catalogue's, which any change makes another; missing when the API gives none, or two */
  version?: number | undefined;
}

/**
 * Part by part: reading one long reply would hold up a page.
 * @throws when there are too many: a search or a sitemap of them fails at once
 */
export async function requestAll(
  fields: 'card' | 'search',
  filters?: ReturnType<typeof apiFilters>,
  signal?: AbortSignal,
): Promise<Whole> {
  const query = { fields, ...filters };
  const all: unknown[] = [];
  let version: number | undefined;
  for (let offset = 0; ; offset += partSize) {
    const part = await askPart(query, 'id', offset, partSize, signal);
    if (Array.isArray(part)) return { all: part };
    if (!part) return { all: await requestList(productsCall, { query, signal }) };
    if (part.count > maxRead) throw new RangeError(`too many products to read: ${part.count}`);
    all.push(...part.results);
    version = offset === 0 || part.version === version ? part.version : undefined;
    if (part.results.length === 0 || offset + partSize >= part.count) return { all, version };
  }
}

interface Part {
  count: number;
  shop_count: number;
  ordering: string;
  /** names of the filters that the API knows; an older one knows the category alone */
  filters?: string[];
  colors?: unknown;
  version?: number;
  results: unknown[];
}

export const isPart = (reply: Part | unknown[] | undefined): reply is Part =>
  reply !== undefined && !Array.isArray(reply);

/**
 * Asks for a part of the list. An API that names the order has understood the query.
 * @returns the part; the list of an API that answers all; undefined for pages of another kind
 */
export async function askPart(
  query: Readonly<Record<string, string>>,
  ordering: string,
  offset: number,
  page_size: number,
  signal?: AbortSignal,
): Promise<Part | unknown[] | undefined> {
  if (Object.values(query).some((param) => param.length > maxParamLength)) return [];
  const reply: unknown = await request(productsCall, {
    query: { ...query, ordering, offset, page_size },
    signal,
  });
  if (Array.isArray(reply)) return reply;
  return (reply as Part | null)?.ordering === ordering ? (reply as Part) : undefined;
}

const orEmpty = <T, E>(list: Promise<T>, empty: E): Promise<T | E> =>
  list.catch((error: unknown) => {
    if (isHttpError(error, 404)) return empty;
    throw error;
  });
