export type { ShopConfig, SocialLink, StoreAddress } from '@shop/shared/default-config';
export { claims } from './claims';
export { setShopConfig, shopConfig } from './current-config';
