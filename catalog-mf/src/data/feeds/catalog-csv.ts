import type { DocumentDefinition } from 'federated-site/react';
import { type Listing, listingOf } from './listing';
import { mapProducts } from './map-products';

/** Column → cell; Meta's names and values (developers.facebook.com, catalog fields). */
const columns: Readonly<Record<string, (listing: Listing) => string | undefined>> = {
  id: ({ offer }) => offer.id,
  title: ({ title }) => title,
  description: ({ description }) => description,
  availability: ({ offer }) => (offer.isInStock ? 'in stock' : 'out of stock'),
  condition: () => 'new',
  price: ({ price }) => price,
  link: ({ offer }) => offer.url,
  image_link: ({ picture }) => picture,
  brand: ({ brand }) => brand,
  sale_price: ({ salePrice }) => salePrice,
  sale_price_effective_date: ({ saleDates }) => saleDates,
};

/**
 * `/feeds/catalog.csv`: the catalogue for Meta and WhatsApp. Texts that begin with `=` stay as they
 * are: a program reads them, and would show a quote.
 */
export const catalogCsv: DocumentDefinition = {
  load: async (signal) => {
    const rows = await mapProducts(signal, (product) => {
      const listing = listingOf(product);
      return listing && line(Object.values(columns).map((cell) => cell(listing) ?? ''));
    });
    return {
      contentType: 'text/csv; charset=utf-8',
      body: [line(Object.keys(columns)), ...rows, ''].join('\r\n'),
    };
  },
};

/** RFC 4180 */
const line = (cells: readonly string[]): string =>
  cells.map((cell) => `"${cell.replace(/"/g, '""')}"`).join(',');
