import { data } from '@shop/shared/router';
import { type LoaderArgs, outcomeOrPending, unavailable } from '@shop/shared/ui/bundled';
import type { ListData, ListResult } from './list-outcome';
import { listPage, readPage } from './list-rules';
import type { PostCard } from './post-rules';
import { loadPostCards, postsCache } from './posts-cache';

/** The blog list's data, on the server and in the browser. */
export const listLoader = (args: LoaderArgs) =>
  typeof document === 'undefined' ? loadListOnServer(args) : loadListInBrowser(args);

/** Waits for the posts; an API that fails is a 503 that says when to come back. */
export async function loadListOnServer({ request }: LoaderArgs) {
  const outcome = await outcomeOf(loadPostCards(request.signal), request);
  return outcome.state === 'failed' ? data(outcome, unavailable) : outcome;
}

/** Takes what is in memory, and asks anew for the next time; else asks, and a slow answer follows. */
export async function loadListInBrowser({ request }: LoaderArgs): Promise<ListData> {
  const known = postsCache.peek('all');
  // Not with the navigation's own signal, which ends when the visitor goes on.
  const outcome = outcomeOf(postsCache.get('all'), request);
  return known ? listPage(known, pageOf(request)) : outcomeOrPending(outcome);
}

const pageOf = ({ url }: Request): number => readPage(new URL(url).search);

async function outcomeOf(
  loading: Promise<readonly PostCard[]>,
  request: Request,
): Promise<ListResult> {
  try {
    return listPage(await loading, pageOf(request));
  } catch (error) {
    if (!request.signal.aborted) console.info('posts:', error);
    return { state: 'failed' };
  }
}
