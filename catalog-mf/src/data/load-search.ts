/** The search beside names and subtitles; its code comes when somebody wants to search. */
export const loadSearch = () => import(/* webpackChunkName: "search" */ './search/start-search');

/** In the browser: what it finds comes into the list in memory. Without its code the list goes on. */
export const wantSearch = (): void =>
  void loadSearch().then(
    ({ startSearch }) => startSearch(),
    () => undefined,
  );
