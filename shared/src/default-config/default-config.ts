import type { ShopConfig } from './shop-config';

/** A plainly fictional shop, for trying; see docs/configuration.md. */
export const defaultConfig: ShopConfig = {
  name: 'Chamda & Co.',
  tagline: 'Leather and PU bags, wallets and accessories from Ghaziabad',
  tradingCompany: 'Example Overseas Trading Co.',
  phone: '+91 00000 00000',
  whatsapp: '910000000000',
  email: 'support@shop.example',
  legalName: 'Example Leather Traders',
  legalAddress: '12 Example Road, Vaishali, Ghaziabad 201010, Uttar Pradesh, India',
  gstin: '09AAAAA0000A1Z0',
  grievanceName: 'Example Name, Grievance Officer',
  grievancePhone: '+91 00000 00000',
  grievanceEmail: 'grievance@shop.example',
  grievanceReply: 'We acknowledge a complaint within 48 hours and settle it within one month.',
  taxNote: 'Prices include all taxes',
  stores: [
    {
      name: 'Main market store',
      lines: ['Main market, sector 4, Vaishali', 'near the metro station'],
      city: 'Ghaziabad',
      postalCode: '201010',
      mapsUrl: 'https://maps.example/vaishali',
      code: 'vaishali',
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
  currency: { code: 'INR', locale: 'en-IN', format: '₹#' },
  searchSynonyms: [],
  contactFormSends: true,
  siteUrl: 'http://localhost:3000',
  apiOrigin: '',
};
