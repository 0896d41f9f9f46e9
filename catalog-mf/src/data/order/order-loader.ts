import type { ProductCard } from '@shop/shared/entities';
import { collapseSpaces } from '@shop/shared/format';
import { type OrderLine, orderListUrl } from '@shop/shared/format/bundled';
import {
  type Failed,
  type LoaderArgs,
  outcomeOrPending,
  type Pending,
  withStatus,
} from '@shop/shared/ui/bundled';
import { loadCards, loadCardsOnServer } from '../list/list-api';
import { findProducts } from '../list/list-filters';
import { findProduct } from '../product/product-api';
import { findForChat, storeOrder } from './order-chat';
import {
  entriesPath,
  lineOf,
  type OrderEntry,
  orderLines,
  type PageLine,
  readOrder,
  readOrderForm,
  readPermalink,
  sharingStock,
  unloadedLine,
} from './order-rules';

/** Products that a search on the page offers. */
const maxFound = 8;

/** Code points of a search; more finds nothing. */
const maxSearchLength = 100;

/** What the page shows. */
export type OrderResult =
  | {
      state: 'found';
      lines: readonly PageLine[];
      /** what the link names and the shop does not have */
      missing: readonly string[];
      /** items beyond those that a link may have */
      cut: number;
      /** missing when nothing was searched for */
      found?: FoundProducts;
    }
  | Failed;

/** What the page's search found. */
export interface FoundProducts {
  /** what was searched for */
  q: string;
  /** missing when the search failed */
  cards?: readonly ProductCard[];
}

export type OrderPageData = OrderResult | Pending<OrderResult>;

const isServer = typeof document === 'undefined';

/**
 * Data of `/order` and `/order/:items`. The page's form is submitted to `/order`: its fields lead to
 * the address of the order, by POST to the chat that orders it. The permalink `/buy/:items` leads to
 * the address of the order too.
 */
export async function orderLoader(args: LoaderArgs) {
  const { params, request } = args;
  const { pathname, searchParams } = new URL(request.url);
  if (pathname.startsWith('/buy/')) {
    return redirect(entriesPath(readPermalink(params.items ?? '').entries));
  }
  if (request.method === 'POST') {
    const { entries } = readOrderForm(new URLSearchParams(await request.text()));
    return redirect(await chatOf(entries, request.signal));
  }
  if (params.items === undefined && searchParams.has('item')) {
    return redirect(entriesPath(readOrderForm(searchParams).entries));
  }
  const loading = loadOrder(params.items ?? '', searchParams.get('q') ?? '', request.signal);
  return isServer ? withStatus(await loading) : outcomeOrPending(loading);
}

const redirect = (location: string): Response =>
  new Response(null, { status: 303, headers: { location } });

async function loadOrder(items: string, search: string, signal: AbortSignal): Promise<OrderResult> {
  const { entries, cut } = readOrder(items);
  const [results, found] = await Promise.all([
    Promise.all(entries.map(({ ref }) => findProduct(ref, signal))),
    loadFound(collapseSpaces(search), signal),
  ]);
  const lines: PageLine[] = [];
  const missing: string[] = [];
  for (const [at, result] of results.entries()) {
    const entry = entries[at] as OrderEntry;
    if (result.state === 'failed') return result;
    if (result.state === 'missing') missing.push(entry.ref);
    else lines.push(lineOf(result.product, entry));
  }
  return { state: 'found', lines: sharingStock(lines), missing, cut, ...(found && { found }) };
}

async function loadFound(q: string, signal: AbortSignal): Promise<FoundProducts | undefined> {
  if (q === '') return undefined;
  if ([...q].length > maxSearchLength) return { q, cards: [] };
  try {
    const cards = await (isServer ? loadCardsOnServer(signal) : loadCards({}, signal));
    return { q, cards: findProducts(cards, { q }, []).slice(0, maxFound) };
  } catch (error) {
    console.info('search of the order page:', error);
    return { q };
  }
}

/** The chat that orders the entries, also while the API does not answer: then by their names alone. */
async function chatOf(entries: readonly OrderEntry[], signal: AbortSignal): Promise<string> {
  const results = await Promise.all(entries.map(({ ref }) => findForChat(ref, signal)));
  const isDown = results.some(({ state }) => state === 'failed');
  const loaded: PageLine[] = [];
  const unloaded: OrderLine[] = [];
  for (const [at, found] of results.entries()) {
    const entry = entries[at] as OrderEntry;
    if (found.state === 'found') loaded.push(lineOf(found.product, entry));
    if (found.state === 'failed') unloaded.push(unloadedLine(entry));
  }
  const lines = [...orderLines(sharingStock(loaded)), ...unloaded];
  if (lines.length === 0) return entriesPath(entries);
  const chat = orderListUrl(lines);
  return isDown ? chat : storeOrder(chat, signal);
}
