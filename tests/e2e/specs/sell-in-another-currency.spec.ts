import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chatText, openedChat } from '../fixtures/chat-text';
import { test as base, expect } from '../fixtures/shop-test';
import { withOwnShop } from '../harness/own-shop';
import { root } from '../harness/service';

/** A shop that sells in euros, and whose API has one more row in its table of product fields. */
const test = base.extend({
  baseURL: ({ api: _ }, use) =>
    withOwnShop(
      'another-shop',
      async ({ folder, write, start, openApi, openStorefront }) => {
        const imported = (api: string, file: string) =>
          start([`${api}/cli.ts`, 'import', file], /^(Products: .*)$/m);
        const header = 'slug,title,price,discounted_price,quantity,specifications';
        const tote = 'tote,Plain Tote,"1.999,00 €","1.499,50 €",3,Width: 40 cm';
        const before = write('products.csv', `${header}\n${tote}\n`);
        expect(await imported('api/src', before)).toContain('1 added');

        const changed = path.join(folder, 'api/src');
        cpSync(path.join(root, 'api/src'), changed, { recursive: true });
        cpSync(path.join(root, 'api/package.json'), path.join(folder, 'api/package.json'));
        const table = path.join(changed, 'products/product-fields.ts');
        const row = "  leather: { ...text(200), label: 'Leather' },\n";
        const rows = readFileSync(table, 'utf8');
        writeFileSync(table, rows.replace('  subtitle: text', `${row}  subtitle: text`));

        const api = await openApi({}, `${changed}/server.ts`);
        const after = write('leather.csv', `${header},leather\n${tote},Vegetable tanned\n`);
        expect(await imported(changed, after)).toContain('1 changed');
        await use(await openStorefront(api));
      },
      { config: '{ "currency": { "code": "EUR", "locale": "de-DE", "format": "# €" } }' },
    ),
});

// Two versions of the API and a storefront are started.
test.describe.configure({ timeout: 120_000 });

const price = '1.499,50\u00A0€';

test('a visitor of a shop in euros sees a field that its owner added, and prices in euros', async ({
  page,
  hydrated,
}) => {
  await page.goto('/products');
  await hydrated();
  const card = page.getByRole('article').filter({ hasText: 'Plain Tote' });
  await expect(card).toContainText(`${price}Original price 1.999\u00A0€`);
  expect(await chatText(card.getByRole('link', { name: /^Order/ }))).toContain(`Price: ${price}`);

  await page.goto('/products/tote');
  await hydrated();
  const main = page.getByRole('main');
  await expect(main).toContainText(price);
  await expect(main).not.toContainText('₹');
  const order = main.getByRole('button', { name: 'Order on WhatsApp' });
  expect(await openedChat(order)).toContain(`Price: ${price}`);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.map((text) => JSON.parse(text))).toContainEqual(
    expect.objectContaining({
      offers: expect.objectContaining({ price: '1499.50', priceCurrency: 'EUR' }),
    }),
  );
  await expect(page.locator('meta[property="product:price:currency"]')).toHaveAttribute(
    'content',
    'EUR',
  );

  const values = main.getByRole('definition');
  await expect(main.getByRole('term')).toHaveText(['Width', 'Leather']);
  await expect(values).toHaveText(['40 cm', 'Vegetable tanned']);
});
