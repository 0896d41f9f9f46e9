export { defaultConfig } from './default-config';
export {
  type ShopConfig,
  type SocialLink,
  type StoreAddress,
  shopConfigSchema,
} from './shop-config';
