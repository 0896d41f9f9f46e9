import type { ShopConfig } from '@shop/shared/config';
import * as claims from '@shop/shared/config/claims';
import { defaultConfig } from '@shop/shared/default-config';
import testimonials from '../src/pages/testimonials/testimonials.json';

/** Settings whose defaults a real shop may use too. */
const usableDefaults: readonly (keyof ShopConfig)[] = [
  'grievanceReply',
  'taxNote',
  'currency',
  'searchSynonyms',
  'contactFormSends',
  'siteUrl',
  'apiOrigin',
];

/**
 * What a shop still shows of the demo that comes with the project.
 * @returns a line for each, with the file to change
 */
export function demoContent(config: ShopConfig): string[] {
  return [
    ...(Object.keys(defaultConfig) as (keyof ShopConfig)[])
      .filter((name) => !usableDefaults.includes(name))
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
