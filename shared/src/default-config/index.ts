export {
  defaultConfig,
  type ShopConfig,
  type SocialLink,
  type StoreAddress,
  shopConfigSchema,
} from './shop-config';
