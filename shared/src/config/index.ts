export type { ShopConfig, SocialLink, StoreAddress } from '@shop/shared/default-config';
export { claims, setShopConfig, shopConfig } from './current-config';
