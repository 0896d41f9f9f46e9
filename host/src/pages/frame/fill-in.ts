import { shopConfig } from '@shop/shared/config';
import * as claims from '@shop/shared/config/claims';
import { phoneUrl } from '@shop/shared/ui/bundled';

const { delivery, exchange, reply, stitchingWarrantyMonths } = claims;

/** Sentences of `claims.ts` by the names that the texts of pages have for them. */
const claimValues = {
  deliveryTime: delivery.time,
  deliveryCost: delivery.cost,
  exchange: exchange.long,
  exchangeOfPu: exchange.pu,
  reply,
  warrantyMonths: `${stitchingWarrantyMonths}`,
};

/**
 * Replaces each `{name}` in a text by the value of that name: a setting of `shop.json`, a claim, or
 * one of `values`.
 */
export function fillIn(text: string, values: Readonly<Record<string, string>> = {}): string {
  const shop = shopConfig();
  const urls = { phoneUrl: phoneUrl(), grievancePhoneUrl: phoneUrl(shop.grievancePhone) };
  const known = { ...shop, ...urls, ...claimValues, ...values };
  return text.replace(/\{(\w+)\}/g, (_, key: string) => known[key as 'name'] ?? '');
}
