import { withTimeout } from '@shop/shared/async';
import { data } from '@shop/shared/router';
import { cachePosts, isStale, knownPosts } from './known-posts';
import type { ListData, ListResult } from './list-outcome';
import { listPage, readPage } from './list-rules';
import { type LoaderArgs, skeletonDelayMs, unavailable } from './loader-args';
import { type PostCard, postCard } from './post-rules';
import { forCards, loadPosts } from './posts-api';

/** The blog list's data, on the server and in the browser. */
export const listLoader = (args: LoaderArgs) =>
  typeof document === 'undefined' ? loadListOnServer(args) : loadListInBrowser(args);

/** Waits for the posts; an API that fails is a 503 that says when to come back. */
export async function loadListOnServer({ request }: LoaderArgs) {
  const outcome = await ask(request);
  return outcome.state === 'failed' ? data(outcome, unavailable) : outcome;
}

/** Takes what is in memory, and asks anew for the next time; else asks, and a slow answer follows. */
export async function loadListInBrowser({ request }: LoaderArgs): Promise<ListData> {
  const known = knownPosts();
  if (known) {
    // Not with the navigation's own signal, which ends when the visitor goes on.
    if (isStale()) void ask(new Request(request.url), cachePosts);
    return listPage(known, pageOf(request));
  }
  const outcome = ask(request, cachePosts);
  const soon = withTimeout(outcome, skeletonDelayMs, 'the posts').catch(() => undefined);
  return (await soon) ?? { state: 'coming', outcome };
}

const pageOf = ({ url }: Request): number => readPage(new URL(url).search);

async function ask(
  request: Request,
  onCards?: (cards: readonly PostCard[]) => void,
): Promise<ListResult> {
  try {
    const cards = (await loadPosts(request.signal, forCards)).map(postCard);
    onCards?.(cards);
    return listPage(cards, pageOf(request));
  } catch (error) {
    if (!request.signal.aborted) console.info('posts:', error);
    return { state: 'failed' };
  }
}
