import { shopConfig } from '@shop/shared/config';
import { productUrl, whatsappUrl } from '@shop/shared/format';

/** A chat that orders a product of which only the address is known. */
export const orderByAddressUrl = (slug: string): string =>
  whatsappUrl(
    shopConfig().whatsapp,
    `Hello! I would like to order this product:\n${productUrl({ id: 0, slug })}`,
  );
