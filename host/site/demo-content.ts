import type { ShopConfig } from '@shop/shared/config';
import * as claims from '@shop/shared/config/claims';
import { defaultConfig } from '@shop/shared/default-config';
import testimonials from '../src/pages/testimonials/testimonials.json';

/** What every shop has of its own. `siteUrl`, `contactFormSends`, `grievanceReply` and `taxNote` may well be the defaults. */
const ownSettings = [
  'name',
  'tagline',
  'tradingCompany',
  'phone',
  'whatsapp',
  'email',
  'legalName',
  'legalAddress',
  'gstin',
  'grievanceName',
  'grievancePhone',
  'grievanceEmail',
  'stores',
  'mapEmbedUrl',
  'reviewUrl',
  'socialLinks',
] as const satisfies readonly (keyof ShopConfig)[];

/**
 * What a shop still shows of the fictional one that comes with the project.
 * @returns a line for each, with the file to change
 */
export function demoContent(config: ShopConfig): string[] {
  return [
    ...ownSettings
      .filter((name) => JSON.stringify(config[name]) === JSON.stringify(defaultConfig[name]))
      .map((name) => `"${name}" (shop.json)`),
    ...(claims.isDemo
      ? [
          'the claims: rating, customers, years, delivery, exchange, answers (shared/src/config/claims.ts)',
        ]
      : []),
    ...(testimonials.isDemo
      ? ['the testimonials (host/src/pages/testimonials/testimonials.json)']
      : []),
  ];
}
