import { shopConfig } from '@shop/shared/config';
import { xmlText } from '@shop/shared/format/bundled';
import { HttpError } from 'federated-site/async';
import type { DocumentDefinition } from 'federated-site/react';
import { type Listing, listingOf } from './listing';
import { mapProducts } from './map-products';

/**
 * `/feeds/google-local.xml`: what can be bought in the stores, as RSS 2.0 with Google's attributes
 * (local inventory: support.google.com/merchants/answer/14819809, local products: 14779112). One item
 * for each product and store with a `code`; without any `code` it answers 404.
 */
export const googleLocal: DocumentDefinition = {
  load: async (signal) => {
    const { name, tagline, siteUrl, stores } = shopConfig();
    const codes = stores.flatMap(({ code }) => code ?? []);
    if (codes.length === 0) throw new HttpError(404, null, 'local listings without a store code');
    const items = await mapProducts(signal, (product) => {
      const listing = listingOf(product);
      return listing && codes.map((code) => item(listing, code)).join('\n');
    });
    return {
      contentType: 'application/rss+xml; charset=utf-8',
      body: [
        '<?xml version="1.0" encoding="utf-8"?>',
        '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
        '<channel>',
        `<title>${xmlText(name)}</title>`,
        `<link>${xmlText(siteUrl)}</link>`,
        `<description>${xmlText(tagline)}</description>`,
        ...items,
        '</channel>',
        '</rss>\n',
      ].join('\n'),
    };
  },
};

function item({ offer, ...listing }: Listing, store: string): string {
  const attributes: Readonly<Record<string, string | undefined>> = {
    store_code: store,
    id: offer.id,
    quantity: String(offer.quantity),
    availability: offer.isInStock ? 'in_stock' : 'out_of_stock',
    price: listing.price,
    sale_price: listing.salePrice,
    sale_price_effective_date: listing.saleDates,
    title: listing.title,
    description: listing.description,
    link: offer.url,
    image_link: listing.picture,
    brand: listing.brand,
    condition: 'new',
  };
  const lines = Object.entries(attributes).flatMap(([name, text]) =>
    text === undefined ? [] : [`<g:${name}>${xmlText(text)}</g:${name}>`],
  );
  return ['<item>', ...lines, '</item>'].join('\n');
}
