import { refreshCatalog } from './whole-list-cache';

/** The search beyond names and subtitles; its code loads when a visitor begins to search. */
export const loadSearch = () => import(/* webpackChunkName: "search" */ '../search/start-search');

/** In the browser: the whole list, made ready for the search; as it is when the code cannot be had. */
export const wantSearch = (): Promise<unknown> =>
  loadSearch()
    .then(({ startSearch }) => startSearch())
    .catch(refreshCatalog);
