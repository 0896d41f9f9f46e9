import type { ShopConfig } from '@shop/shared/config';
import * as claims from '@shop/shared/config/claims';

/**
 * The shop as schema.org's LocalBusiness (spec section 2, About).
 * @param image absolute address
 */
export const localBusiness = (shop: ShopConfig, image: string): object => ({
  '@type': 'Store',
  name: shop.name,
  description: shop.tagline,
  image,
  url: `${shop.siteUrl}/`,
  telephone: shop.phone,
  email: shop.email,
  address: shop.stores.map(({ lines, city, postalCode }) => ({
    '@type': 'PostalAddress',
    streetAddress: lines.join(', '),
    addressLocality: city,
    postalCode,
    addressCountry: 'IN',
  })),
  openingHours: claims.hours.structured,
  sameAs: shop.socialLinks.map(({ url }) => url),
});
