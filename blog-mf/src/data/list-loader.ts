import {
  type Failed,
  failureOf,
  type LoaderArgs,
  outcomeOrPending,
  type Pending,
  withStatus,
} from '@shop/shared/ui/bundled';
import type { PostCardData } from './post-rules';
import { loadPostCards, postsCache } from './posts-api';

export const listLoader = (args: LoaderArgs) =>
  typeof document === 'undefined' ? loadListOnServer(args) : loadListInBrowser(args);

/** Waits for the posts; an API that fails or is slow is a 503 that says when to come back. */
export async function loadListOnServer({ request }: LoaderArgs) {
  return withStatus(await outcomeOf(loadPostCards(request.signal), request));
}

/**
 * Takes the posts in memory, and requests them again for the next time; else requests them, and a
 * slow answer follows.
 */
export async function loadListInBrowser({ request }: LoaderArgs): Promise<ListData> {
  const cached = postsCache.peek('all');
  // Not with the navigation's own signal, which ends when the visitor goes on.
  const outcome = outcomeOf(postsCache.get('all'), request);
  return cached ? listPage(cached, pageOf(request)) : outcomeOrPending(outcome);
}

const pageOf = ({ url }: Request): number => readPage(new URL(url).search);

async function outcomeOf(
  loading: Promise<readonly PostCardData[]>,
  request: Request,
): Promise<ListResult> {
  try {
    return listPage(await loading, pageOf(request));
  } catch (error) {
    if (!request.signal.aborted) console.info('posts:', error);
    return failureOf(error);
  }
}

/** How asking for the posts ended (spec section 4: loading, then error, empty or list). */
export type ListResult =
  | {
      state: 'ready';
      /** those of one page */
      cards: readonly PostCardData[];
      /** a page that exists; 1 for an empty list */
      page: number;
      /** 0 for an empty list */
      pages: number;
    }
  | Failed;

/** The data of the list route's loader; plain data on the server. */
export type ListData = ListResult | Pending<ListResult>;

/** Posts on one page of the list. */
const pageSize = 12;

/** The page number of an address; 1 for anything that is not a page. */
export function readPage(search: string): number {
  const page = Number(new URLSearchParams(search).get('page'));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** One page of all posts, the nearest to the requested one. */
function listPage(cards: readonly PostCardData[], requested: number): ListResult {
  const pages = Math.ceil(cards.length / pageSize);
  const page = Math.max(1, Math.min(requested, pages));
  const start = (page - 1) * pageSize;
  return { state: 'ready', cards: cards.slice(start, start + pageSize), page, pages };
}
