import { shopConfig } from '@shop/shared/config';
import type { ProductCard } from '@shop/shared/entities';
import { productAddress, whatsappUrl } from '@shop/shared/format';
import { shortTitle } from './product-head-rules';

/** A chat that asks when a sold-out product is back. */
export const askAgainUrl = (product: Pick<ProductCard, 'id' | 'slug' | 'title'>): string =>
  whatsappUrl(
    shopConfig().whatsapp,
    `Hello! Please tell me when this is back in stock:\n${shortTitle(product)}\n${productAddress(product)}`,
  );

/** A chat that orders a product of which only the address is known. */
export const orderByAddressUrl = (slug: string): string =>
  whatsappUrl(
    shopConfig().whatsapp,
    `Hello! I would like to order this product:\n${productAddress({ id: 0, slug })}`,
  );
