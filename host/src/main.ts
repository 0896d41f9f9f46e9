import { startInBrowser } from 'federated-site/browser';

startInBrowser({
  modules: [
    () => import(/* webpackMode: "eager" */ '@shop/shared/entities'),
    () => import(/* webpackMode: "eager" */ '@shop/shared/session'),
    () => import(/* webpackMode: "eager" */ '@shop/shared/theme'),
    () => import(/* webpackMode: "eager" */ '@shop/shared/ui'),
    () => import(/* webpackMode: "eager" */ './platform'),
    () => import(/* webpackMode: "eager" */ './shell/Shell'),
  ],
  loadSite: () => import(/* webpackMode: "eager" */ './browser-site'),
});
