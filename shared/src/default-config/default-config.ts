import type { ShopConfig } from './shop-config';

/** A plainly fictional shop, for trying; see docs/configuration.md. */
export const defaultConfig: ShopConfig = {
  name: 'Chamda & Co.',
  tagline: 'Leather and PU bags, wallets and accessories from Ghaziabad',
  tradingCompany: 'Example Overseas Trading Co.',
  phone: '+91 00000 00000',
  whatsapp: '910000000000',
  email: 'support@shop.example',
  stores: [
    {
      name: 'Main market store',
      lines: ['Main market, sector 4, Vaishali', 'near the metro station'],
      city: 'Ghaziabad',
      postalCode: '201010',
      mapsUrl: 'https://maps.example/vaishali',
    },
    {
      name: 'Second store',
      lines: ['Shop 12, Example Arcade, sector 1, Vasundhara'],
      city: 'Ghaziabad',
      postalCode: '201012',
      mapsUrl: 'https://maps.example/vasundhara',
    },
  ],
  mapEmbedUrl: 'https://maps.example/embed',
  reviewUrl: 'https://maps.example/write-a-review',
  socialLinks: [
    { name: 'Instagram', url: 'https://instagram.example/chamda' },
    { name: 'Facebook', url: 'https://facebook.example/chamda' },
  ],
  searchSynonyms: [],
  contactFormSends: true,
  siteUrl: 'http://localhost:3000',
  apiOrigin: '',
};
