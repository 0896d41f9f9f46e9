import { claims, shopConfig } from '@shop/shared/config';
import { phoneUrl } from '@shop/shared/ui/bundled';

const { delivery, exchange, reply, stitchingWarrantyMonths } = claims;

/** Sentences of `claims.ts` by the names that the texts of pages have for them. */
const claimValues = {
  deliveryTime: delivery.time,
  deliveryCost: delivery.cost,
  exchange: exchange.long,
  exchangeOfPu: exchange.pu,
  reply: reply.long,
  warrantyMonths: `${stitchingWarrantyMonths}`,
};

/**
 * Replaces each `{name}` in a text by the value of that name.
 * @param values - beside the shop's name, phone, phoneUrl and email, and its claims
 */
export function fillIn(text: string, values: Readonly<Record<string, string>> = {}): string {
  const { name, phone, email } = shopConfig();
  const known = { name, phone, phoneUrl: phoneUrl(), email, ...claimValues, ...values };
  return text.replace(/\{(\w+)\}/g, (_, key: string) => known[key as 'name'] ?? '');
}
