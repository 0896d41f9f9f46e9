import { shopConfig } from '@shop/shared/config';
import type { Product, ProductCard } from '@shop/shared/entities';
import { productUrl } from '@shop/shared/format';
import { lastDayBefore } from '@shop/shared/format/bundled';

/** What is asked for a product, whether it can be had, and where. */
export interface Offer {
  /** the product's name in structured data and feeds */
  id: string;
  /** whole address of its page */
  url: string;
  /** to pay; 0 when it is not known */
  price: number;
  /** before a discount; undefined without one */
  originalPrice?: number | undefined;
  /** last day of the price to pay, where it is known */
  lastDay?: { day: string; text: string } | undefined;
  /** ISO 4217 */
  currency: string;
  isInStock: boolean;
  /** pieces */
  quantity: number;
}

/**
 * The one place from which the page, its structured data and the feeds take price, availability and
 * address: marketplaces refuse products of which two of them differ.
 */
export const offerOf = (product: ProductCard & Pick<Product, 'saleEndsAt'>): Offer => ({
  id: product.id > 0 ? String(product.id) : product.slug,
  url: productUrl(product),
  price: product.price,
  originalPrice: product.originalPrice,
  lastDay: product.saleEndsAt === undefined ? undefined : lastDayBefore(product.saleEndsAt),
  currency: shopConfig().currency.code,
  isInStock: product.quantity > 0,
  quantity: product.quantity,
});

/** An amount as machines read it: `1250.00`. */
export const amount = (price: number): string => price.toFixed(2);

/** The maker, where the specifications name one. */
export const brandOf = ({ specifications }: Pick<Product, 'specifications'>): string | undefined =>
  specifications.find(([label]) => /^brand$/i.test(label))?.[1];
