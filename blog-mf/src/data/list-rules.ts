import type { ListResult } from './list-outcome';
import type { PostCard } from './post-rules';

/** Posts on one page of the list. */
export const pageSize = 12;

/** The page that an address asks for; the first for anything that is no page. */
export function readPage(search: string): number {
  const page = Number(new URLSearchParams(search).get('page'));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** One page of all posts, the nearest to the one asked for. */
export function listPage(cards: readonly PostCard[], asked: number): ListResult {
  const pages = Math.ceil(cards.length / pageSize);
  const page = Math.max(1, Math.min(asked, pages));
  const start = (page - 1) * pageSize;
  return { state: 'ready', cards: cards.slice(start, start + pageSize), page, pages };
}
