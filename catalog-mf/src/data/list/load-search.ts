import { addFindMore, findNoMore, refreshCatalog } from './catalog-cache';

/** The search beyond names and subtitles; its code loads when a visitor begins to search. */
export const loadSearch = () => import(/* webpackChunkName: "search" */ '../search/start-search');

/** In the browser: the whole list, made ready for the search; by names alone when the code cannot be had. */
export const prepareSearch = (): Promise<void> =>
  loadSearch()
    .then(({ startSearch }) => startSearch())
    .catch(async () => {
      const catalog = await refreshCatalog();
      if (catalog && !catalog.findMore) addFindMore(catalog, findNoMore);
    });
