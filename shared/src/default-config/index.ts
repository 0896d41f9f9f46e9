export {
  type Currency,
  defaultConfig,
  type ShopConfig,
  type SocialLink,
  type StoreAddress,
  shopConfigSchema,
} from './shop-config';
