import { shopConfig } from '@shop/shared/config';
import type { ProductReply } from '@shop/shared/contract';
import { formatPrice, productPath } from '@shop/shared/format';
import type { MadeText, SelfCheck } from 'federated-site/react';

const sample = (id: number, changes: Partial<ProductReply>): Partial<ProductReply> => ({
  ...{ id, slug: `sample-${id}`, title: `Sample ${id}`, description: 'A sample.' },
  ...{ price: '1250.00', quantity: 3, images: [{ id, image: '/media/sample.jpg' }] },
  ...changes,
});

const products = [
  sample(1, {}),
  sample(2, { discounted_price: '999.50' }),
  sample(3, { quantity: 0, price: '12345.00' }),
];
const paths = products.map(({ slug = '' }) => productPath({ slug }));
const feeds = ['/feeds/catalog.csv', '/feeds/google-local.xml'];
const list = '/api/auth/products/';

/** For the gate: page, structured data and feeds say the same of a product. */
export const selfCheck: SelfCheck = {
  replies: {
    [list]: products,
    ...Object.fromEntries(products.map((one) => [`${list}${one.slug}/`, one])),
  },
  paths: [...paths, ...feeds],
  compare: (made) =>
    paths.flatMap((path) => {
      const page = made[path] ?? { text: '' };
      // A page that throws has no address: visitors get that of the version before.
      if (made[path] && !addressIn(page)) return [];
      const said = [
        ['the structured data', structuredFacts(page)],
        ['the page', pageFacts(page)],
        ...feeds.map((feed) => [feed, feedFacts(made[feed]?.text ?? '', path)]),
      ];
      const [facts = '', ...others] = new Set(said.map(([, facts]) => facts));
      const agrees = others.length === 0 && !/NaN|undefined/.test(facts);
      const all = said.map((one) => one.join(' ')).join('; ');
      return agrees ? [] : [`says different things of ${path}: ${all}`];
    }),
};

/** Price to pay, availability and address. */
const factsOf = (price: unknown, isInStock: boolean, url: unknown): string =>
  `${Number.parseFloat(String(price))}, ${isInStock ? 'in stock' : 'out of stock'}, ${url}`;

const offerIn = ({ structuredData = [] }: MadeText): Readonly<Record<string, unknown>> =>
  structuredData.map((data) => Object(data).offers).find(Boolean) ?? {};

function structuredFacts(page: MadeText): string {
  const { price, availability, url } = offerIn(page);
  return factsOf(price, availability === 'https://schema.org/InStock', url);
}

const addressIn = ({ text }: MadeText): string | undefined =>
  /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1];

/** What a visitor reads below the title, up to the first button, and the canonical address. */
function pageFacts(page: MadeText): string {
  const { text } = page;
  const start = text.indexOf('<h1');
  const visible = text.slice(start, text.indexOf('<button', start)).replace(/<s>.*?<\/s>/g, '');
  const price = Number(offerIn(page).price);
  const shown = visible.includes(formatPrice(price)) ? price : undefined;
  return factsOf(shown, visible.includes('>In Stock<'), addressIn(page));
}

function feedFacts(text: string, path: string): string {
  const url = shopConfig().siteUrl + path;
  const row = text.split(/\r\n|<item>/).find((one) => one.includes(url)) ?? '';
  const prices = [...row.matchAll(/[>"]([\d.]+) [A-Z]{3}[<"]/g)].map(([, amount]) => amount);
  return factsOf(prices.pop(), /[>"]in.stock[<"]/.test(row), row ? url : undefined);
}
