import type { ShopConfig } from '@shop/shared/default-config';

export type { ShopConfig, StoreAddress } from '@shop/shared/default-config';
export { footerHours } from './footer-hours';

let current: ShopConfig;

/** The shop's configuration, set by the host before anything renders. */
export const shopConfig = (): ShopConfig => current;

/** For the host, at start, on the server and in the browser alike. */
export function setShopConfig(
  config: Omit<ShopConfig, 'currency'> & Partial<Pick<ShopConfig, 'currency'>>,
): void {
  // A storefront server that was started before there were currencies sends none.
  current = { currency: { code: 'INR', locale: 'en-IN', format: '₹#' }, ...config };
}

/** Whether orders are stored: by our own API, and by another one that is said to do so. */
export const storesOrders = (): boolean => current.storesOrders ?? current.apiOrigin === '';
