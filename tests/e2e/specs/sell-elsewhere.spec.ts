import type { APIRequestContext, Page } from '@playwright/test';
import type { KnownProduct } from '../fixtures/catalogue';
import { readPage } from '../fixtures/robot/read-page';
import { rupees } from '../fixtures/rupees';
import { expect, test } from '../fixtures/shop-test';

type Row = Readonly<Record<string, string>>;

/** The rows of the CSV feed, by column. */
async function readCsv(request: APIRequestContext): Promise<Row[]> {
  const answer = await request.get('/feeds/catalog.csv');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('text/csv; charset=utf-8');
  const [header = [], ...rows] = (await answer.text())
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"')),
    );
  return rows.map((row) => Object.fromEntries(row.map((cell, at) => [header[at] ?? '', cell])));
}

/** The items of the feed for Google, by attribute, read by a browser's own parser. */
async function readRss(request: APIRequestContext, parser: Page): Promise<Row[]> {
  const answer = await request.get('/feeds/google-local.xml');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  return parser.evaluate(
    (xml) => {
      const items = new DOMParser()
        .parseFromString(xml, 'application/xml')
        .querySelectorAll('item');
      return [...items].map((item) =>
        Object.fromEntries([...item.children].map((one) => [one.localName, one.textContent ?? ''])),
      );
    },
    await answer.text(),
  );
}

/** What a feed says of a product, in its terms. */
const expected = (product: KnownProduct, url: string): Row => ({
  id: String(product.id),
  link: url,
  price: `${(product.original ?? product.price).toFixed(2)} INR`,
  ...(product.original && { sale_price: `${product.price.toFixed(2)} INR` }),
});

test('marketplaces get each product with the price, stock and address of its page', async ({
  request,
  page,
  catalogue,
  baseURL,
}) => {
  const csv = await readCsv(request);
  const rss = await readRss(request, page);
  expect(csv.map(({ id }) => id)).toEqual(catalogue.products.map(({ id }) => String(id)));
  expect(rss.map(({ id }) => id)).toEqual(csv.map(({ id }) => id));

  const shown = [
    catalogue.bag(),
    catalogue.find('with a discount', ({ original }) => original !== undefined),
    catalogue.find('without a discount', ({ original }) => original === undefined),
    catalogue.find('sold out', ({ quantity }) => quantity === 0),
  ];
  for (const product of shown) {
    const path = `/products/${encodeURIComponent(product.slug)}`;
    const url = `${baseURL}${path}`;
    const stock = product.quantity > 0 ? 'in stock' : 'out of stock';
    const byId = ({ id }: Row) => id === String(product.id);
    expect(csv.find(byId)).toMatchObject({
      ...expected(product, url),
      availability: stock,
      condition: 'new',
      title: product.title,
      brand: expect.stringMatching(/\S/),
    });
    expect(rss.find(byId)).toMatchObject({
      ...expected(product, url),
      availability: stock.replaceAll(' ', '_'),
      quantity: String(product.quantity),
      store_code: 'vaishali',
    });

    const robot = await readPage(request, page, path);
    const data = robot.structuredData.find((one) => one['@type'] === 'Product');
    expect(robot.canonicals).toEqual([url]);
    expect(data).toMatchObject({
      sku: String(product.id),
      offers: {
        url,
        price: product.price.toFixed(2),
        availability: `https://schema.org/${product.quantity > 0 ? 'InStock' : 'OutOfStock'}`,
      },
    });
  }
});

test('a visitor reads on the page what the feed says', async ({ request, page, catalogue }) => {
  const [row] = (await readCsv(request)).filter(({ sale_price }) => sale_price !== '');
  const [paid = 0, before = 0] = [row?.sale_price, row?.price].map((one) =>
    Number.parseFloat(one ?? ''),
  );
  const product = catalogue.find('of the feed', ({ id }) => String(id) === row?.id);
  await page.goto(new URL(row?.link ?? '').pathname);

  const summary = page.getByRole('heading', { level: 1, name: product.title }).locator('..');
  await expect(summary).toContainText(rupees(paid));
  await expect(summary).toContainText(`Original price ${rupees(before)}`);
  await expect(summary).toContainText(
    row?.availability === 'in stock' ? 'In Stock' : 'Out of Stock',
  );
});

test('every picture that the feeds name is there', async ({ request }) => {
  const pictures = new Set((await readCsv(request)).map(({ image_link }) => image_link ?? ''));
  for (const picture of pictures) {
    const answer = await request.head(picture);
    expect([picture, answer.status()]).toEqual([picture, 200]);
    expect(answer.headers()['content-type']).toMatch(/^image\/(jpeg|png)$/);
  }
});
