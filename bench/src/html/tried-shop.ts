import type { ShopConfig } from '@shop/shared/config';
import { defaultConfig } from '@shop/shared/default-config';

/** The shop whose pages show the documents. */
export const triedShop: ShopConfig = {
  ...defaultConfig,
  siteUrl: 'https://bags.example',
  apiOrigin: 'https://api.example',
};

/** Where its pictures may come from. */
export const ownPictures = ['/media/', 'https://api.example/', 'data:image/'] as const;
