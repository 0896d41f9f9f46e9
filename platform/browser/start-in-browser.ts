import type { BrowserSite } from './browser-site';
import { joinStyles, laterPageData } from './later-page-data';
import { evaluateYielding } from './yield-to-main';

interface BrowserStart {
  /**
   * The site's modules, by eager imports (`webpackMode: "eager"`), in the order in which they need
   * each other: each is evaluated in a task of its own, so that the page answers in between
   */
  modules?: readonly (() => Promise<unknown>)[];
  /** the last of them: what the site decides */
  loadSite: () => Promise<{ browserSite: BrowserSite }>;
}

/**
 * The start of a host's main script: evaluates what the page consists of, then hydrates it.
 * What goes wrong is said in the console; the server's page stays as it is.
 */
export function startInBrowser({ modules = [], loadSite }: BrowserStart): void {
  evaluateYielding([
    () => import(/* webpackMode: "eager" */ 'react-dom'),
    () => import(/* webpackMode: "eager" */ 'react-dom/client'),
    async () => {
      const data = await laterPageData();
      // styled-components takes over the page's styles as it is evaluated.
      const removeFirst = joinStyles(data?.styles);
      await import(/* webpackMode: "eager" */ 'styled-components');
      removeFirst();
    },
    () => import(/* webpackMode: "eager" */ '../router'),
    // Joined with the site's list, webpack would write an object for each module in both: 1.5 kB.
    () => import(/* webpackMode: "eager" */ '../shared-modules'),
    ...modules,
    // Chromium knows `inset` and logical shorthands from 87 on.
    async () =>
      CSS.supports('inset', '0') ||
      import(/* webpackChunkName: "older-browsers" */ './older-style').catch(() => undefined),
    async () => {
      const { browserSite } = await loadSite();
      const { startPage } = await import(/* webpackMode: "eager" */ './start-page');
      await startPage(browserSite);
    },
  ]).catch((error: unknown) => console.error('the page cannot start:', error));
}
