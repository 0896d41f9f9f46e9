import { joinStyles, laterPageData } from './later-page-data';
import { evaluateYielding } from './yield-to-main';

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
  () => import(/* webpackMode: "eager" */ 'federated-site/router'),
  () => import(/* webpackMode: "eager" */ '@shop/shared/entities'),
  () => import(/* webpackMode: "eager" */ '@shop/shared/session'),
  () => import(/* webpackMode: "eager" */ '@shop/shared/theme'),
  () => import(/* webpackMode: "eager" */ '@shop/shared/ui'),
  () => import(/* webpackMode: "eager" */ '../platform'),
  () => import(/* webpackMode: "eager" */ '../shell/Shell'),
  () => import(/* webpackMode: "eager" */ '../routes'),
  // Chromium knows `inset` and logical shorthands from 87 on.
  async () =>
    CSS.supports('inset', '0') ||
    import(/* webpackChunkName: "older-browsers" */ './older-style').catch(() => undefined),
  () => import(/* webpackMode: "eager" */ './start-page').then(({ startPage }) => startPage()),
]).catch((error: unknown) => console.error('the page cannot start:', error));
