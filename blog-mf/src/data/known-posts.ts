import type { PostCard } from './post-rules';

/** Known longer than this, the list is asked for again, in ms. */
const maxAgeMs = 60_000;

let known: { cards: readonly PostCard[]; loadedAt: number } | undefined;

/** Keeps the list. For the browser only: on a server it would be every visitor's. */
export function cachePosts(cards: readonly PostCard[]): void {
  known = { cards, loadedAt: Date.now() };
}

/** Forgets it, for tests. */
export function forgetPosts(): void {
  known = undefined;
}

/** The list as it was last loaded, however long ago: the way back to it is not waited for. */
export const knownPosts = (): readonly PostCard[] | undefined => known?.cards;

/** Whether somebody may have written since. */
export const isStale = (): boolean => !known || Date.now() - known.loadedAt > maxAgeMs;

/** What a card told of a post that is about to be opened. */
export const knownPost = (slug: string): PostCard | undefined =>
  known?.cards.find((card) => card.slug === slug);
