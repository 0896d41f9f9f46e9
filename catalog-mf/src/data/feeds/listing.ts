import { shopConfig } from '@shop/shared/config';
import type { Product } from '@shop/shared/entities';
import { absoluteUrl, collapseSpaces, truncate } from '@shop/shared/format';
import { timeOf } from '@shop/shared/format/bundled';
import { amount, brandOf, type Offer, offerOf } from '../offer-rules';

/**
 * The shorter limit of Google (support.google.com/merchants/answer/7052112 and 14819809) and Meta
 * (developers.facebook.com, catalog fields), in characters.
 */
const maxLength = { id: 50, title: 150, description: 5_000, brand: 70 };

/** A product as marketplaces list it. */
export interface Listing {
  offer: Offer;
  title: string;
  description: string;
  /** `1999.00 INR`, before a discount */
  price: string;
  /** what is paid, when that is less */
  salePrice: string | undefined;
  /** `2026-11-26T00:00Z/2026-11-30T18:29Z`, from today, where its end is known */
  saleDates: string | undefined;
  picture: string;
  brand: string;
}

/** @returns undefined for a product that no marketplace lists: without a price or a picture */
export function listingOf(product: Product): Listing | undefined {
  const offer = offerOf(product);
  const [picture] = product.pictures;
  if (offer.price === 0 || !picture || offer.id.length > maxLength.id) return undefined;
  const { price, originalPrice, lastDay, currency } = offer;
  const title = plain(product.title, 'title');
  return {
    offer,
    title,
    description: plain(product.description || product.subtitle, 'description') || title,
    price: `${amount(originalPrice ?? price)} ${currency}`,
    salePrice: originalPrice === undefined ? undefined : `${amount(price)} ${currency}`,
    saleDates:
      lastDay && range(new Date().setUTCHours(0, 0, 0, 0), timeOf(product.saleEndsAt ?? '')),
    picture: absoluteUrl(picture.src),
    // What bears no other name is sold under the shop's.
    brand: plain(brandOf(product) ?? shopConfig().name, 'brand'),
  };
}

const range = (...times: number[]): string =>
  times.map((time) => `${new Date(time).toISOString().slice(0, 16)}Z`).join('/');

const plain = (text: string, kind: keyof typeof maxLength): string =>
  truncate(collapseSpaces(text), maxLength[kind]);
