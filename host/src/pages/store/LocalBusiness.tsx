import { shopConfig } from '@shop/shared/config';
import * as claims from '@shop/shared/config/claims';
import type { Picture } from '@shop/shared/entities';
import { absoluteUrl } from '@shop/shared/format';
import { JsonLd } from 'federated-site/react';

/** The shop as schema.org's LocalBusiness, for search engines (spec section 2, About). */
export const LocalBusiness = ({ picture }: { picture: Picture }) =>
  typeof process === 'object' && <JsonLd data={localBusiness(picture)} />;

function localBusiness({ src }: Picture): object {
  const { name, tagline, siteUrl, phone, email, stores, socialLinks } = shopConfig();
  return {
    '@type': 'Store',
    name,
    description: tagline,
    image: absoluteUrl(src),
    url: `${siteUrl}/`,
    telephone: phone,
    email,
    address: stores.map(({ lines, city, postalCode }) => ({
      '@type': 'PostalAddress',
      streetAddress: lines.join(', '),
      addressLocality: city,
      postalCode,
      addressCountry: 'IN',
    })),
    openingHours: claims.hours.structured,
    sameAs: socialLinks.map(({ url }) => url),
  };
}
