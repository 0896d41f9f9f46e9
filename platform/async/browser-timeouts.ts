/**
 * Timeouts of a page in the browser that depend on each other, in ms; `browser-timeouts.test.ts` has
 * the rules.
 */
export const browserTimeoutsMs = {
  /** scripts that the page itself asked for; then they are asked for a second time */
  scripts: 2_500,
  /** the version of an app; then its previous version is loaded in parallel, and the first one wins */
  version: 3_000,
  /** the code of a page after a click */
  pageCode: 3_000,
  /** the previous version of an app that threw */
  previousVersion: 4_000,
  /** code of a widget that the server rendered; then the page is hydrated without it */
  widget: 5_000,
  /** an app, whichever version; then its slots show their fallback, until it loads after all */
  app: 7_000,
  /** the code of a page that the server rendered, and its data; then it stays as it is */
  page: 7_000,
  /** pictures outside the first view wait for scripts; then the browser loads them by itself */
  pictures: 8_000,
  /** a link that stands in for a button waits for it; then it is followed */
  link: 10_000,
  /** a reply of the API */
  api: 15_000,
  /** what one tab stores is seen by the others; a few ms are usual */
  storageLag: 50,
  /** a refused refresh waits for the tokens of another tab; longer where tabs have no lock */
  otherTab: 250,
  otherTabWithoutLock: 1_500,
  /** a tab that refreshes tokens; then it counts as suspended, and another one does so */
  refresh: 17_000,
} as const;
