import { shopConfig } from '@shop/shared/config';
import type { BuilderSite } from 'federated-site/embed-builder';

export const builderSite: BuilderSite = {
  // What the shop promises to other pages (docs/embedding.md).
  first: { element: 'shop-product-grid', values: { limit: '4' } },
  places: {
    'a whole page': { phone: 398, tablet: 736, wide: 1140 },
    'a column of text': { phone: 398, tablet: 640, wide: 720 },
    'a side bar': { phone: 398, tablet: 300, wide: 300 },
  },
  labels: { element: 'Element', place: 'Width' },
};

/** Stands in the element until products come, and whenever they cannot. */
export const shopLink = () => ({ siteUrl: shopConfig().siteUrl, text: 'See it in our shop' });
