import { shopConfig } from '@shop/shared/config';
import type { ProductReply } from '@shop/shared/contract';
import { formatPrice, productPath } from '@shop/shared/format';
import type { MadeText, SelfCheck } from 'federated-site/react';

const sample = (id: number, changes: Partial<ProductReply>): ProductReply => ({
  id,
  ...{ slug: `sample-${id}`, title: `Sample ${id}`, subtitle: '', description: 'A sample.' },
  ...{ price: '1250.00', discounted_price: null, discount_percent: null, category: null },
  ...{ image: '/media/sample.jpg', images: [{ id, image: '/media/sample.jpg' }], quantity: 3 },
  ...{ available_colors: [], key_features: [], specifications: {}, care_instructions: '' },
  ...{ warranty_months: null, exchange_days: null, isPopular: false },
  created_at: '2026-01-01T00:00:00Z',
  ...changes,
});

const products = [
  sample(1, {}),
  sample(2, { discounted_price: '999.50' }),
  sample(3, { quantity: 0, price: '12345.00' }),
];

const list = '/api/auth/products/';
const feeds = ['/feeds/catalog.csv', '/feeds/google-local.xml'] as const;

/** Price to pay, availability and address, as one text. */
type Facts = string;
const factsOf = (price: unknown, isInStock: boolean, url: unknown): Facts =>
  `${Number.parseFloat(String(price))}, ${isInStock ? 'in stock' : 'out of stock'}, ${url}`;

/** For the gate: page, structured data and feeds say the same of a product. */
export const selfCheck: SelfCheck = {
  replies: {
    [list]: products,
    ...Object.fromEntries(products.map((one) => [`${list}${one.slug}/`, one])),
  },
  paths: [...products.map(productPath), ...feeds],
  compare: (made) =>
    products.flatMap((product) => {
      const path = productPath(product);
      const page = made[path] ?? { text: '' };
      const said: Readonly<Record<string, Facts>> = {
        'the structured data': structuredFacts(page),
        'the page': pageFacts(page),
        ...Object.fromEntries(
          feeds.map((feed) => [feed, feedFacts(made[feed]?.text ?? '', path, feed)]),
        ),
      };
      const [facts = '', ...others] = new Set(Object.values(said));
      const agrees = others.length === 0 && !/NaN|undefined/.test(facts);
      return agrees ? [] : [difference(path, said)];
    }),
};

const difference = (path: string, said: Readonly<Record<string, Facts>>): string =>
  `says different things of ${path}: ${Object.entries(said)
    .map(([where, facts]) => `${where} ${facts}`)
    .join('; ')}`;

const offerIn = ({ structuredData = [] }: MadeText): Readonly<Record<string, unknown>> =>
  (structuredData as { offers?: Record<string, unknown> }[]).find(({ offers }) => offers)?.offers ??
  {};

const structuredFacts = (page: MadeText): Facts => {
  const { price, availability, url } = offerIn(page);
  return factsOf(price, String(availability).endsWith('/InStock'), url);
};

/** What a visitor reads below the title, up to the first button, and the canonical address. */
function pageFacts(page: MadeText): Facts {
  const { text } = page;
  const start = text.indexOf('<h1');
  const visible = text.slice(start, text.indexOf('<button', start)).replace(/<s>.*?<\/s>/g, '');
  const price = Number(offerIn(page).price);
  const shown = visible.includes(formatPrice(price)) ? price : undefined;
  const [, url] = /<link rel="canonical" href="([^"]*)"/.exec(text) ?? [];
  return factsOf(shown, visible.includes('>In Stock<'), url);
}

function feedFacts(text: string, path: string, feed: string): Facts {
  const url = shopConfig().siteUrl + path;
  const rows = text.split(feed.endsWith('.csv') ? '\r\n' : '<item>');
  const row = rows.find((one) => one.includes(url)) ?? '';
  const prices = [...row.matchAll(/[>"]([\d.]+) [A-Z]{3}[<"]/g)].map(([, amount]) => amount);
  return factsOf(prices.at(-1), /[>"]in.stock[<"]/.test(row), row ? url : undefined);
}
