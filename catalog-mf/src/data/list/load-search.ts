import { refreshCatalog } from './catalog-atoms';

/** The search beside names and subtitles; its code comes when somebody wants to search. */
export const loadSearch = () => import(/* webpackChunkName: "search" */ '../search/start-search');

/** In the browser: the whole list, made ready for the search; as it is when the code cannot be had. */
export const wantSearch = (): Promise<unknown> =>
  loadSearch()
    .then(({ startSearch }) => startSearch())
    .catch(refreshCatalog);
