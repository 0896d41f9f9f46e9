import { startInBrowser } from 'federated-site/browser';

startInBrowser({ loadSite: () => import(/* webpackMode: "eager" */ './browser-site') });
