import { type ShopConfig, setShopConfig } from '@shop/shared/config';
import { recordOrderLinks } from '@shop/shared/orders';
import { startSession } from '@shop/shared/session';
import { leaveOverlayEntry } from '@shop/shared/ui';
import type { BrowserSite } from 'federated-site/browser';
import { routes } from './routes';

/** This shop in a browser. */
export const browserSite: BrowserSite = {
  routes,
  configure(config) {
    leaveOverlayEntry();
    setShopConfig(config as ShopConfig);
  },
  onHydrated() {
    startSession();
    recordOrderLinks();
  },
  loadDegradedNotice: () => import(/* webpackChunkName: "rare" */ './shell/DegradedNotice'),
  drawBaseStyle: () =>
    import(/* webpackChunkName: "base-style" */ './shell/styles/base-style').then(
      ({ drawBaseStyle }) => drawBaseStyle(),
    ),
};
