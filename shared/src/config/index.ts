export { claims } from './claims';
export { setShopConfig, shopConfig } from './current-config';
export type { ShopConfig, SocialLink, StoreAddress } from './shop-config';
