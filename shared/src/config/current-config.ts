import type { ShopConfig } from '@shop/shared/default-config';

let current: ShopConfig;

/** The shop's configuration, set once by the host before anything renders. */
export const shopConfig = (): ShopConfig => current;

/** For the host, at start, on the server and in the browser alike. */
export function setShopConfig(config: ShopConfig): void {
  current = config;
}
