import type { Category } from '@shop/shared/entities';
import {
  type Failed,
  failureOf,
  type LoaderArgs,
  outcomeOrPending,
  type Pending,
  withStatus,
} from '@shop/shared/ui/bundled';
import type { ShouldRevalidateFunctionArgs } from 'federated-site/router';
import { categoriesForAll, loadCategories } from '../categories-api';
import {
  type Catalog,
  cachedCatalog,
  mayBringCatalog,
  refreshCatalog,
  storeCatalog,
} from './catalog-cache';
import { type CardPage, loadCards, loadCardsOnServer, loadPage } from './list-api';
import {
  apiFilters,
  findProducts,
  findWithIndex,
  type ListQuery,
  listPath,
  readQuery,
} from './list-filters';
import { categoryKeyInApi, colorsOf, nearestPage, pageOf } from './list-rules';
import { loadSearch } from './load-search';

export const listLoader = (args: LoaderArgs) =>
  typeof document === 'undefined' ? loadListOnServer(args) : loadListInBrowser(args);

/** Waits for all that the page shows; an API that fails or is slow is a 503. */
export async function loadListOnServer({ request }: LoaderArgs) {
  const query = queryOf(request);
  const { signal } = request;
  const search: typeof storeCatalog = async (list) =>
    query.q ? (await loadSearch()).searchOnServer(list) : undefined;
  return withStatus(await ask(query, loadCategories(signal), search, signal, loadCardsOnServer));
}

/** Takes the list in memory, else requests it; a slow answer follows the page. */
export async function loadListInBrowser({ request }: LoaderArgs): Promise<ListData> {
  const query = queryOf(request);
  const cached = cachedCatalog();
  if (cached) {
    void refreshCatalog();
    return listPage(cached, query);
  }
  return outcomeOrPending(askOrWait(query, request.signal));
}

/** With the whole list in memory an address needs no new data; nor does another view of the same. */
export function revalidateList({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const same = currentUrl.href === nextUrl.href;
  if (same || currentUrl.pathname !== nextUrl.pathname) return defaultShouldRevalidate;
  const content = ({ search }: URL) => listPath(readQuery(search), 'view');
  return !cachedCatalog() && content(currentUrl) !== content(nextUrl);
}

const queryOf = ({ url }: Request): ListQuery => readQuery(new URL(url).search);

/** Whether all products are requested, if the API gives no parts of them. */
const asksForAll = (query: ListQuery) =>
  query.q !== '' || Object.keys(apiFilters(query)).length === 0;

async function askOrWait(query: ListQuery, signal: AbortSignal): Promise<ListResult> {
  // How well a product fits a search depends on all others too.
  const catalog = query.q ? await refreshCatalog() : undefined;
  if (catalog) return listPage(catalog, query);
  const categories = categoriesForAll();
  if (!asksForAll(query)) return ask(query, categories, storeCatalog, signal);
  // The page needs the whole list next, and so may another page: it is not aborted.
  const outcome = ask(query, categories, storeCatalog);
  mayBringCatalog(outcome);
  return outcome;
}

async function ask(
  query: ListQuery,
  asked: Promise<readonly Category[]>,
  onWhole: typeof storeCatalog,
  signal?: AbortSignal,
  loadWhole = (stop?: AbortSignal) => loadCards({}, stop),
): Promise<ListResult> {
  try {
    const answer = await (query.q ? loadWhole(signal) : loadAnyPage(query, asked, signal));
    const categories = await asked;
    if (!Array.isArray(answer)) return { state: 'ready', ...answer, categories };
    const list = { cards: answer, categories };
    const findMore = asksForAll(query) ? await onWhole(list) : undefined;
    return await listPage({ ...list, findMore }, query);
  } catch (error) {
    if (!signal?.aborted) console.info('product list:', error);
    return { ...failureOf(error), categories: await asked };
  }
}

/** Does not wait for the categories first: most addresses have theirs as the API writes it. */
async function loadAnyPage(
  query: ListQuery,
  categories: Promise<readonly Category[]>,
  signal?: AbortSignal,
) {
  const answer = await loadPage(query, signal);
  if ('total' in answer ? answer.total > 0 : answer.length > 0) return answer;
  const category = categoryKeyInApi(query.category, await categories);
  return category === query.category ? answer : loadPage({ ...query, category }, signal);
}

async function listPage(
  { cards, categories, findMore }: Pick<Catalog, 'cards' | 'categories' | 'findMore'>,
  query: ListQuery,
): Promise<ListPage> {
  const found = await findWithIndex(cards, query, categories, findMore);
  const page = nearestPage(query.page, found.length);
  const colors = colorsOf(findProducts(cards, { category: query.category }, categories));
  const shown = { cards: pageOf(found, page), total: found.length, page };
  return { state: 'ready', ...shown, colors, categories };
}

/** One page of the list: plain data of its cards only, for the page's hydration. */
export interface ListPage extends Omit<CardPage, 'isLarge'> {
  state: 'ready';
  isLarge?: boolean;
  categories: readonly Category[];
}

/** How asking for products ended (spec section 4: loading, error, empty). */
export type ListResult = ListPage | (Failed & { categories: readonly Category[] });

/** The data of the list route's loader; plain data on the server. */
export type ListData = ListResult | Pending<ListResult>;
