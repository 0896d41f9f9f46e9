import type { Category, ColorChoice, ProductCard } from '@shop/shared/entities';
import { collapseSpaces } from '@shop/shared/format';
import { useHydrated, whenVisited } from '@shop/shared/ui';
import { useOutcome } from '@shop/shared/ui/bundled';
import {
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
} from 'federated-site/router';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { useHistoryEntry } from '../history-cache';
import { cachedCatalog, refreshCatalog, useCatalog } from './catalog-cache';
import { furtherPages } from './further-pages';
import { findProducts, type ListQuery, listPath, readQuery } from './list-filters';
import type { ListData, ListResult } from './list-loader';
import { categoryKeyInApi, colorsOf, nearestPage, pageSize, type Sort } from './list-rules';
import { prepareSearch } from './load-search';
import { useFound } from './use-found';
import { useScrollRestoration } from './use-scroll-restoration';
import type { SearchTarget } from './use-search-text';

/** The visitor's first action is answered before the whole list is requested. */
const loadDelayMs = 200;

/** Addresses that differ in these alone are one entry of the history. */
const inPlace = ['q', 'sort', 'view', 'page'] as const;

/** The product list as its page shows it. */
export interface List {
  state: 'loading' | 'failed' | 'ready';
  /** The shown or requested query, with the search as it is typed. */
  query: ListQuery;
  /** The same of an address that is on its way: the visitor's next choice is added to it. */
  target: ListQuery;
  /** The next choice replaces the address in the history. */
  replaces: boolean;
  categories: readonly Category[];
  /** what the category's products come in, most of them first */
  colors: readonly ColorChoice[];
  /** From the current page on; to its end when the whole list is in memory. */
  cards: readonly ProductCard[];
  /** Of a long list that is not in memory: its further pages, from the next on. */
  further: ReturnType<typeof furtherPages> | undefined;
  /** all matches */
  total: number;
  /** Links lead to further pages: the cards end before the last match. */
  hasMorePages: boolean;
  /** The visitor comes back to a place far down: all cards are drawn in one go. */
  isReturning: boolean;
  /** The list above the view has its real height. */
  isFarDown: boolean;
  /** Another answer is on its way. */
  busy: boolean;
  /** It failed for want of a line. */
  isOffline?: boolean;
  /** for the search box */
  search: SearchTarget;
  /** @param from what the order is added to */
  sortBy: (sort: Sort, from: ListQuery) => void;
  retry: () => Promise<void>;
}

/** Binds address, loader, memory and search box to the product list page. */
export function useList(): List {
  const answer = useOutcome<ListResult>(useLoaderData() as ListData);
  const ready = useHistoryEntry('list', answer?.state === 'ready' ? answer : undefined);
  // A long list stays, pale, until another page of it comes, and is there again after Back.
  const outcome = answer ?? (ready?.isLarge ? ready : undefined);
  const { key, pathname, search } = useLocation();
  const addressQuery = useMemo(() => readQuery(search), [search]);
  const navigate = useNavigate();
  const { revalidate, state: revalidation } = useRevalidator();
  const { location: next } = useNavigation();
  const catalog = useCatalog();
  const [text, setText] = useState(addressQuery.q);
  const query = useMemo(() => withText(addressQuery, text), [addressQuery, text]);
  const target = useMemo(() => {
    const isList = next?.pathname === pathname;
    const onItsWay = isList ? readQuery(next.search) : addressQuery;
    return query === addressQuery ? onItsWay : withText(onItsWay, text);
  }, [addressQuery, next, pathname, query, text]);
  const replaces = listPath(target, ...inPlace) === listPath(addressQuery, ...inPlace);
  const go = (change: Partial<ListQuery>, from = target) =>
    void navigate(listPath({ ...from, page: 1, ...change }), {
      replace: replaces,
      preventScrollReset: true,
    });
  const { found, isWaiting } = useFound(catalog, query);
  const { category } = addressQuery;
  const colors = useMemo(
    () => catalog && colorsOf(findProducts(catalog.cards, { category }, catalog.categories)),
    [catalog, category],
  );
  const isLarge = outcome?.state === 'ready' && outcome.isLarge === true;
  const hydrated = useHydrated();
  const [givesUp, setGivesUp] = useState(false);
  const isWhole = found !== undefined || (isLarge && hydrated) || givesUp;
  const { isReturning, isFarDown } = useScrollRestoration(isWhole, key);

  // Results that came with the page were found by the whole search, so that loads before the list.
  const [load] = useState(() => (addressQuery.q ? prepareSearch : refreshCatalog));
  const wantsAll = outcome !== undefined && !isLarge;
  // Not before someone is there: drawing the rest takes a phone as long as hydrating the page.
  useEffect(() => {
    if (!wantsAll) return undefined;
    if (isReturning) {
      void load().then(() => cachedCatalog() ?? setGivesUp(true));
      return undefined;
    }
    const stops: (() => void)[] = [];
    stops.push(whenVisited(() => stops.push(whenIdle(load)), loadDelayMs));
    return () => {
      for (const stop of stops) stop();
    };
  }, [wantsAll, load, isReturning]);

  const common = {
    query,
    target,
    replaces,
    isReturning,
    isFarDown,
    categories: catalog?.categories ?? outcome?.categories ?? [],
    colors: colors ?? (outcome?.state === 'ready' ? outcome.colors : []),
    search: {
      q: addressQuery.q,
      key,
      isNavigating: next !== undefined,
      find: (text: string) => startTransition(() => setText(text)),
      write: (q: string) => go({ q }),
    },
    sortBy: (sort: Sort, from: ListQuery) => go({ sort }, from),
    retry: revalidate,
    busy:
      isWaiting ||
      next?.pathname === pathname ||
      revalidation === 'loading' ||
      outcome !== answer ||
      (outcome?.state === 'failed' && outcome.isAskedAgain === true),
  };
  const nothing = { cards: [], total: 0, hasMorePages: false, further: undefined };
  if (found) {
    const page = nearestPage(query.page, found.length);
    const cards = page === 1 ? found : found.slice((page - 1) * pageSize);
    const shown = { ...query, page };
    return { ...common, ...nothing, query: shown, state: 'ready', cards, total: found.length };
  }
  // The skeleton says itself that it waits, and is not paled for it.
  if (!outcome) return { ...common, ...nothing, state: 'loading', busy: false };
  if (outcome.state === 'failed') {
    return { ...common, ...nothing, state: 'failed', isOffline: outcome.isOffline === true };
  }
  const { cards, total, page } = outcome;
  const shown = { ...query, page };
  const asked = { ...addressQuery, category: categoryKeyInApi(category, common.categories) };
  const further = isLarge && hydrated ? furtherPages(asked, page) : undefined;
  const hasMorePages = further === undefined && page * pageSize < total;
  return { ...common, query: shown, state: 'ready', cards, total, hasMorePages, further };
}

function withText(query: ListQuery, text: string): ListQuery {
  const q = collapseSpaces(text);
  return q === query.q ? query : { ...query, q, page: 1 };
}

/** Safari has no idle callback. */
function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 200);
    return () => clearTimeout(timer);
  }
  // eslint-disable-next-line compat/compat -- asked for above
  const handle = requestIdleCallback(task, { timeout: 2_000 });
  return () => cancelIdleCallback(handle);
}
