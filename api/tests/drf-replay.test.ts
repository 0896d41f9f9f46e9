import { endpoints } from '@shop/shared/contract';
import { addPerson } from './world/people';
import { allRecorded, expectSameHeaders, expectSameShape, replay } from './world/recorded';
import { bag } from './world/shop-files';
import { buildTestApp } from './world/test-app';
import { openTestShop, type TestShop } from './world/test-shop';
import { makeToken, secretKey } from './world/tokens';

/** Recorded answers that this API does not give, and what it gives instead. */
const deviations: Record<string, { status: number; reply: unknown; why: string }> = {
  'huge id': {
    status: 404,
    reply: { detail: 'Not found.' },
    why: 'no id is that large; recorded is a crash',
  },
  'unknown API path': {
    status: 404,
    reply: { detail: 'Not found.' },
    why: 'JSON where an HTML page was recorded',
  },
  'paginated list, page out of range': {
    status: 404,
    reply: { detail: 'Not found.' },
    why: 'no endpoint of the contract is paginated: lists are arrays',
  },
  'paginated list shape': {
    status: 404,
    reply: { detail: 'Not found.' },
    why: 'no endpoint of the contract is paginated: lists are arrays',
  },
};

const productsEntries = allRecorded.filter(
  ({ section, title }) => section === 'E' || title.startsWith('garbage token on a PUBLIC'),
);

describe('The API answers as Django REST Framework was recorded to', () => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop({ secretKey });
    await addPerson(shop.db);
    await shop.stock({
      categories: [{ slug: 'wallets', title: 'Wallets' }],
      products: ['bag-1', 'bag-2'].map((slug) =>
        bag({ slug, category: 'wallets', discounted_price: '1499.50' }),
      ),
    });
  });
  afterAll(() => shop.close());

  it.each(productsEntries.map((entry) => [entry.title, entry] as const))(
    '%s',
    async (title, entry) => {
      const response = await replay(shop.address, entry, await makeToken());
      const instead = deviations[title];
      expect(response.status).toBe(instead?.status ?? entry.status);
      expect(response.headers.get('content-type')).toMatch(/^application\/json/);
      if (!instead) expectSameHeaders(response, entry);
      if (entry.method === 'HEAD') return;
      expectSameShape(await response.json(), instead?.reply ?? entry.reply);
    },
  );

  it('deviates only where a recorded answer says why', () => {
    const titles = productsEntries.map(({ title }) => title);
    for (const [title, { why }] of Object.entries(deviations)) {
      expect(titles).toContain(title);
      expect(why).not.toBe('');
    }
  });

  it('serves every call of the contract', async () => {
    const { app, servedKeys } = await buildTestApp(shop);
    await app.close();
    expect([...servedKeys].sort()).toEqual(Object.keys(endpoints).sort());
  });
});
