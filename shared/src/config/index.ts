export { setShopConfig, shopConfig } from './current-config';
export { defaultConfig } from './default-config';
export type { ShopConfig, StoreAddress } from './shop-config';
