import { ResourceCache } from '@shop/shared/async';
import type { Category, ProductCard } from '@shop/shared/entities';
import { collapseSpaces } from '@shop/shared/format';
import {
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
} from '@shop/shared/router';
import { useHydrated } from '@shop/shared/ui';
import { useOutcome } from '@shop/shared/ui/bundled';
import {
  startTransition,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useHistoryEntry } from '../history-cache';
import { type Catalog, refreshCatalog, useCatalog } from './catalog-atoms';
import { loadPage } from './list-api';
import type { ListData, ListResult } from './list-loader';
import { type ListQuery, listPath, readQuery, type Sort } from './list-query-rules';
import { findProducts, findWithIndex, nearestPage, pageSize } from './list-rules';
import { wantSearch } from './load-search';

/** The product list as its page shows it. */
export interface List {
  state: 'loading' | 'failed' | 'ready';
  /** What is shown or asked for, with the search as it is typed. */
  query: ListQuery;
  categories: readonly Category[];
  /** From the current page on; to its end when the whole list is in memory. */
  cards: readonly ProductCard[];
  /** Of a long list that is not in memory: its further pages, from the next on. */
  further: FurtherPages | undefined;
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
  const answer = useOutcome<ListResult>(useLoaderData() as ListData);
  const ready = useHistoryEntry('list', answer?.state === 'ready' ? answer : undefined);
  // A long list stays, pale, until another page of it comes, and is there again after Back.
  const outcome = answer ?? (ready?.isLarge ? ready : undefined);
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
  const found = useFound(catalog, query);
  const isLarge = outcome?.state === 'ready' && outcome.isLarge === true;
  const hydrated = useHydrated();

  // What came with the page was found by the whole search, which is then there before the list is.
  const [load] = useState(() => (asked.q ? wantSearch : refreshCatalog));
  const wantsAll = outcome !== undefined && !isLarge;
  useEffect(() => (wantsAll ? whenIdle(load) : undefined), [wantsAll, load]);

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
    busy: navigating || revalidation === 'loading' || outcome !== answer,
  };
  const nothing = { cards: [], total: 0, toTheEnd: true, further: undefined };
  if (found) {
    const page = nearestPage(query.page, found.length);
    const cards = page === 1 ? found : found.slice((page - 1) * pageSize);
    const shown = { ...common.query, page };
    return { ...common, ...nothing, query: shown, state: 'ready', cards, total: found.length };
  }
  if (!outcome) return { ...common, ...nothing, state: 'loading' };
  if (outcome.state === 'failed') return { ...common, ...nothing, state: 'failed' };
  const { cards, total, page } = outcome;
  const shown = { ...typed, page };
  const further = isLarge && hydrated ? furtherPages(asked, page) : undefined;
  const toTheEnd = further !== undefined || page * pageSize >= total;
  return { ...common, query: shown, state: 'ready', cards, total, toTheEnd, further };
}

/** Pages of the same list, the current one being 0. */
export interface FurtherPages {
  /** Names the list: another order is another one. */
  key: string;
  peek: (index: number) => readonly ProductCard[] | undefined;
  /** @throws HttpError, NetworkError */
  load: (index: number) => Promise<readonly ProductCard[]>;
}

/** By path of the page; a visitor who comes back finds what was shown. */
const pages = new ResourceCache<readonly ProductCard[]>({
  load: async (path) => {
    const answer = await loadPage(readQuery(path.slice(path.indexOf('?'))));
    return Array.isArray(answer) ? [] : answer.cards;
  },
  // Prices and stock may have changed after this, in ms.
  maxAgeMs: 60_000,
  maxEntries: 100,
});

function furtherPages({ category, sort }: ListQuery, first: number): FurtherPages {
  const path = (index: number) => listPath({ category, sort, page: first + index });
  return {
    key: path(0),
    peek: (index) => pages.peek(path(index)),
    load: (index) => pages.get(path(index)),
  };
}

/**
 * What the list in memory has for a query. Names and subtitles are searched at once, the index in
 * tasks of its own: what was found before stays until all is found.
 */
function useFound(
  catalog: Catalog | undefined,
  query: ListQuery,
): readonly ProductCard[] | undefined {
  const [searched, setSearched] = useState<{ of: object[]; cards: readonly ProductCard[] }>();
  const { findMore } = catalog ?? {};
  const usesIndex = findMore !== undefined && query.q !== '';

  useEffect(() => {
    if (!catalog || !usesIndex) return;
    let isWanted = true;
    const { cards, categories } = catalog;
    void findWithIndex(cards, query, categories, findMore, () => isWanted).then((cards) => {
      if (isWanted) startTransition(() => setSearched({ of: [catalog, query], cards }));
    });
    return () => {
      isWanted = false;
    };
  }, [catalog, query, findMore, usesIndex]);

  const named = useMemo(
    () =>
      catalog && !usesIndex ? findProducts(catalog.cards, query, catalog.categories) : undefined,
    [catalog, query, usesIndex],
  );
  const isCurrent = searched?.of[0] === catalog && searched?.of[1] === query;
  const now = usesIndex ? (isCurrent ? searched?.cards : undefined) : named;
  const [before, setBefore] = useState(now);
  if (now && now !== before) setBefore(now);
  return now ?? before;
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
