import type { Category, ProductCard } from '@shop/shared/entities';
import { collapseSpaces } from '@shop/shared/format';
import {
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
} from '@shop/shared/router';
import { useOutcome } from '@shop/shared/ui/bundled';
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { refreshCatalog, useCatalog } from './catalog-atoms';
import type { ListData, ListResult } from './list-loader';
import { type ListQuery, listPath, readQuery, type Sort } from './list-query-rules';
import { findProducts, nearestPage, pageSize } from './list-rules';
import { wantSearch } from './load-search';

/** The product list as its page shows it. */
export interface List {
  state: 'loading' | 'failed' | 'ready';
  /** What is shown or asked for, with the search as it is typed. */
  query: ListQuery;
  categories: readonly Category[];
  /** From the current page on; to its end when the whole list is in memory. */
  cards: readonly ProductCard[];
  /** all matches */
  total: number;
  /** The cards go on to the last match: no further pages. */
  toTheEnd: boolean;
  /** Another answer is on its way. */
  busy: boolean;
  text: string;
  type: (text: string) => void;
  commit: () => void;
  sortBy: (sort: Sort) => void;
  retry: () => void;
}

/** Binds address, loader, memory and search box to the product list page. */
export function useList(): List {
  const outcome = useOutcome<ListResult>(useLoaderData() as ListData);
  const { pathname, search } = useLocation();
  const asked = useMemo(() => readQuery(search), [search]);
  const navigate = useNavigate();
  const { revalidate, state: revalidation } = useRevalidator();
  const navigating = useNavigation().location?.pathname === pathname;
  const catalog = useCatalog();
  const go = (change: Partial<ListQuery>) =>
    void navigate(listPath({ ...asked, page: 1, ...change }), {
      replace: true,
      preventScrollReset: true,
    });
  const { text, type, commit } = useSearchText(asked.q, (q) => go({ q }));
  const typed = useMemo(() => withText(asked, text), [asked, text]);
  const query = useDeferredValue(typed);
  const found = useMemo(
    () => catalog && findProducts(catalog.cards, query, catalog.categories, catalog.findMore),
    [catalog, query],
  );

  // What came with the page was found by the whole search, which is then there before the list is.
  const [load] = useState(() => (asked.q ? wantSearch : refreshCatalog));
  useEffect(() => whenIdle(load), [load]);

  const common = {
    query: catalog ? query : typed,
    categories: catalog?.categories ?? outcome?.categories ?? [],
    text,
    type: (words: string) => {
      wantSearch();
      type(words);
    },
    commit,
    sortBy: (sort: Sort) => go({ sort, q: typed.q }),
    retry: () => void revalidate(),
    busy: navigating || revalidation === 'loading',
  };
  const nothing = { cards: [], total: 0, toTheEnd: true };
  if (found) {
    const page = nearestPage(query.page, found.length);
    const cards = page === 1 ? found : found.slice((page - 1) * pageSize);
    const shown = { ...common.query, page };
    return { ...common, query: shown, state: 'ready', cards, total: found.length, toTheEnd: true };
  }
  if (!outcome) return { ...common, ...nothing, state: 'loading' };
  if (outcome.state === 'failed') return { ...common, ...nothing, state: 'failed' };
  const { cards, total, page } = outcome;
  const toTheEnd = page * pageSize >= total;
  return { ...common, query: { ...typed, page }, state: 'ready', cards, total, toTheEnd };
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

/** The address follows the keyboard after this, in ms: browsers limit how often it may change. */
const debounceMs = 300;

/**
 * What is in the search box: shown at once, in the address when the typing pauses. A change of the
 * address that did not come from here, by Back or a link, goes into the box.
 * @param q what the address says
 * @param write puts a search into the address
 */
function useSearchText(q: string, write: (q: string) => void) {
  const [text, setText] = useState(q);
  const written = useRef(q);

  useEffect(() => {
    if (q === written.current) return;
    written.current = q;
    setText(q);
  }, [q]);

  const put = (words: string) => {
    const next = collapseSpaces(words);
    if (next === written.current) return;
    written.current = next;
    write(next);
  };
  const putLater = useEffectEvent(put);
  useEffect(() => {
    const timer = setTimeout(() => putLater(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);

  return { text, type: setText, commit: () => put(text) };
}
